/** What can be played of each set, and on which tables, as the menu needs it before any rules are loaded. */
import { BOX_SET } from '../factions.ts'

/** A mission that can be played: its name in the address, its id, its special rules. */
export type MissionEntry = {
  readonly name: string
  readonly id: string
  readonly rules: readonly string[]
  /** All obstacles of the set lie there (OBST-1); otherwise how many is for the players to say where there is no mission. */
  readonly strewn?: true
  /** Its printed forces alone play it. */
  readonly printed?: true
  /** It is for two on each side. */
  readonly pairs?: true
  /** It is our own, not the publisher’s. */
  readonly own?: true
}

/** The missions of the box, as the menu needs them before any rules are loaded. */
export const MISSIONS = [
  { name: '1', id: 'political-escort', rules: ['move', 'protect', 'reinforce', 'damage'] },
  { name: '2', id: 'asteroid-run', rules: ['setup', 'disabled', 'exit', 'asteroids', 'reinforce'] },
  { name: '3', id: 'dark-whispers', rules: ['setup', 'scan', 'home', 'lost', 'reinforce'] },
  { name: 'standard', id: 'standard', rules: ['obstacles', 'setup', 'initiative', 'fled'] },
] as const satisfies readonly MissionEntry[]

/** A mission of our own for two on each side, played with the box's cards (TEAM-1). */
const FOUR_HANDS: MissionEntry = {
  name: 'four-hands',
  id: 'four-hands',
  rules: ['share', 'calls'],
  printed: true,
  own: true,
  pairs: true,
}

/** What can be played of each set. */
const OF: Readonly<Record<string, readonly MissionEntry[]>> = {
  [BOX_SET]: [...MISSIONS, FOUR_HANDS],
  tfa: [
    {
      name: 'first-flight',
      id: 'first-flight',
      rules: ['setup', 'order', 'combat', 'shields', 'stress'],
      printed: true,
    },
    { name: 'standard', id: 'standard', rules: ['obstacles', 'initiative'], strewn: true },
    { name: 'last-line', id: 'last-line', rules: ['setup', 'cargo', 'time'], printed: true, own: true },
    {
      name: 'comrade-in-arms',
      id: 'comrade-in-arms',
      rules: ['setup', 'take', 'carry', 'fall', 'time'],
      printed: true,
      own: true,
    },
  ],
}

/** The missions of a set, as the menu needs them; those of the box for a set that nobody knows. */
export const missionsOf = (set: string = BOX_SET): readonly MissionEntry[] => OF[set] ?? MISSIONS

/** A mission of a set by its name in the address; the first one where there is none of that name. */
export const missionNamed = (set: string | undefined, name: string | null): MissionEntry =>
  missionsOf(set).find(one => one.name === name) ?? missionsOf(set)[0]!

/** The game without a mission: obstacles and the size of the table are the players' to choose there (OBST-1, AREA-4). */
export const FREE = 'standard'

/** Squad points: the least that pays a ship of each side, and the most that a battle takes. */
export const POINTS = { least: 21, most: 1000, veteran: 100 } as const
/** Asteroids in the box. */
export const MOST_OBSTACLES = 6

/** Sides of the table that are offered, in feet, and what a foot measures, mm. */
export const AREAS = ['3x3', '4x3', '6x3', '4x4', '6x4', '6x6'] as const
export type Area = (typeof AREAS)[number]
const FOOT = 304.8

/** The mat of an area, mm: as wide as its first number, as deep as its second. */
export function matOf(area: Area): { readonly width: number; readonly height: number } {
  const [wide = '3', deep = '3'] = area.split('x')
  return { width: Math.round(Number(wide) * FOOT * 10) / 10, height: Math.round(Number(deep) * FOOT * 10) / 10 }
}
