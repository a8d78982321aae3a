/** What each command must say: of commands from outside, fields may be missing or of another kind. */
import type { Command } from '../commands.ts'

type Kinds = Readonly<Record<string, 'string' | 'number' | 'object'>>

const PLACE: Kinds = { x: 'number', y: 'number', heading: 'number' }
const SHIP: Kinds = { ship: 'string' }

const FIELDS = {
  place: { ...SHIP, ...PLACE },
  reinforce: { pilot: 'string', ...PLACE },
  placeToken: { token: 'string', ...PLACE },
  chooseEdge: { edge: 'string' },
  chooseInitiative: { has: 'string' },
  setDial: { ...SHIP, manoeuvre: 'string' },
  chooseShip: SHIP,
  chooseManoeuvre: { ...SHIP, manoeuvre: 'string' },
  slide: { ...SHIP, slide: 'number' },
  act: { ...SHIP, action: 'string' },
  attack: { ...SHIP, target: 'string', weapon: 'string' },
  scan: { ...SHIP, marker: 'string' },
  modify: { effect: 'string' },
  useEffect: { card: 'string' },
  chooseCard: { card: 'string' },
  chooseSpot: { spot: 'string' },
  pass: {},
  concede: {},
  roll: { faces: 'object' },
  drawCard: { kind: 'string' },
  nameCards: { kinds: 'object' },
} as const satisfies Readonly<Record<Command['type'], Kinds>>

const of = (type: string): Kinds => (Object.hasOwn(FIELDS, type) ? FIELDS[type as Command['type']] : {})

/** The first field that a command lacks, or has of another kind; null: it says all it must. */
export function missingField(command: Command): string | null {
  const fields = of(command.type)
  for (const field in fields) {
    if (typeof (command as unknown as Readonly<Record<string, unknown>>)[field] !== fields[field]) return field
  }
  return null
}
