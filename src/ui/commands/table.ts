/** Every command of the interface: the keys that give it, the scope in which they are its, and where its words are. Plain data, for keys, menus, panels and help. */
import type { Overlay } from '../../playback/marks.ts'
import { ARROWS } from '../parts/walk.ts'

/**
 * Where keys belong, the nearest first: what is open over the page, the free camera while one flies it, what is asked, the film, the
 * screen. The first scope that can answer a key has it; in none of them do two commands have the same.
 */
export const SCOPES = ['dialog', 'flight', 'order', 'film', 'screen'] as const
export type Scope = (typeof SCOPES)[number]

/** Lines of the battle's help, in their order: `ui.key.<line>` and `.does` are their words. */
const LINES = ['dial', 'numpad', 'ships', 'place', 'turn', 'chance', 'space', 'flight', 'escape'] as const
export type HelpLine = (typeof LINES)[number]

export type Row = {
  readonly scope: Scope
  /** The sign that it has at first, and a person can change: a capital letter is pressed with Shift. Its words are `ui.act.<id>`, or `ui.overlays.<id>`. */
  readonly own?: string
  /** Where it is told of, if its keys stay: a line of the battle's help, what watching adds to that, or a button that bears its sign. */
  readonly told?: HelpLine | 'watching' | 'button'
  /** Signs (small letters) and named keys that stay. */
  readonly keys?: readonly string[]
  /** Keys by their place (`KeyboardEvent.code`), whatever is written on them. */
  readonly places?: readonly string[]
  /** Keys by their place that count only where the sign written on them is no command's. */
  readonly spare?: readonly string[]
  /** Held down it is given once. */
  readonly once?: true
  /** Ctrl may be held with it. */
  readonly ctrl?: true
  /** Given even where single signs are switched off as keys. */
  readonly always?: true
  /** Only the stage shows what it does: on the flat board it is not there. */
  readonly stage?: true
}

const DIGITS = ['0', '1', '2', '3', '4', '5'] as const
const FLIGHT = [...'WASDQE'].map(letter => `Key${letter}`).concat(ARROWS.slice(0, 4), 'ShiftLeft', 'ShiftRight')

const drawn = <S extends string>(own: S) => ({ scope: 'screen', own, once: true }) as const

/** The commands, those that a person can change in the order of their list, the others in that of the help. */
export const COMMANDS = {
  pause: { scope: 'film', own: 'p' },
  earlier: { scope: 'film', own: ',' },
  later: { scope: 'film', own: '.' },
  slower: { scope: 'film', own: '-' },
  faster: { scope: 'film', own: '+' },
  sound: { scope: 'screen', own: 'n' },
  camera: { scope: 'screen', own: 'c' },
  cameraBack: { scope: 'screen', own: 'C' },
  style: { scope: 'screen', own: 'v', stage: true },
  arcs: drawn('f'),
  bands: drawn('b'),
  forecast: drawn('j'),
  // With Shift: beside who can shoot whom now, who may next.
  heat: drawn('K'),
  lines: drawn('m'),
  obstruction: drawn('o'),
  templates: drawn('t'),
  threats: drawn('k'),
  captions: { scope: 'screen', own: 's' },
  line: { scope: 'film', own: 'g' },
  again: { scope: 'film', own: 'R' },
  clip: { scope: 'screen', own: 'u' },
  photo: { scope: 'screen', own: 'y' },
  hint: { scope: 'order', own: 'h' },
  calls: { scope: 'order', own: 'H' },
  undo: { scope: 'order', own: 'z' },
  rewind: { scope: 'screen', own: 'Z' },
  why: { scope: 'screen', own: 'w' },
  log: { scope: 'screen', own: 'l' },
  mirror: { scope: 'screen', own: 'i' },
  rules: { scope: 'screen', own: 'r' },
  help: { scope: 'screen', own: '?' },

  answer: { scope: 'order', keys: ['Enter'], told: 'dial' },
  entries: { scope: 'screen', keys: ARROWS, told: 'dial' },
  speed: {
    scope: 'order',
    keys: DIGITS,
    spare: DIGITS.map(digit => `Digit${digit}`),
    told: 'numpad',
  },
  bearing: {
    scope: 'order',
    places: ['Numpad4', 'Numpad7', 'Numpad8', 'Numpad9', 'Numpad6', 'Numpad1', 'Numpad2', 'Numpad3', 'Numpad5'],
    told: 'numpad',
  },
  shipBack: { scope: 'order', keys: ['['], told: 'ships' },
  shipOn: { scope: 'order', keys: [']'], told: 'ships' },
  walk: { scope: 'order', keys: ARROWS, told: 'place' },
  turn: { scope: 'order', keys: ['q', 'e'], told: 'turn' },
  forMe: { scope: 'order', keys: ['x'], told: 'chance' },
  skip: { scope: 'film', keys: [' '], told: 'space' },
  pass: { scope: 'order', keys: [' '], told: 'space' },
  fly: { scope: 'flight', places: FLIGHT, told: 'flight', always: true, stage: true },
  close: { scope: 'dialog', keys: ['Escape'], told: 'escape' },
  leave: { scope: 'order', keys: ['Escape'], told: 'escape' },
  endAgain: { scope: 'film', keys: ['Escape'], told: 'escape' },
  back: { scope: 'screen', keys: ['Escape'], told: 'escape' },

  steps: { scope: 'film', keys: ARROWS, told: 'watching', ctrl: true },
  chapterBack: { scope: 'film', keys: ['['], told: 'button' },
  chapterOn: { scope: 'film', keys: [']'], told: 'button' },

  photoFly: { scope: 'dialog', places: FLIGHT, told: 'button', always: true },
  photoEarlier: { scope: 'dialog', keys: [','], told: 'button' },
  photoLater: { scope: 'dialog', keys: ['.'], told: 'button' },
  photoPanel: { scope: 'dialog', keys: ['h'], told: 'button' },
  photoTake: { scope: 'dialog', keys: ['Enter'], told: 'button' },
} as const satisfies Readonly<Record<Overlay, Row>> & Readonly<Record<string, Row>>

export type CommandId = keyof typeof COMMANDS

/** What is known of a command. */
export const rowOf = (id: CommandId): Row => COMMANDS[id]

export const IDS = Object.keys(COMMANDS) as readonly CommandId[]

/** The lines of the help for keys that stay. */
export const helpLines = (flat: boolean): readonly HelpLine[] =>
  LINES.filter(line => IDS.map(rowOf).some(({ told, stage }) => told === line && !(flat && stage)))
