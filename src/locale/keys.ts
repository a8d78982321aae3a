/** Which keys there are words for, so that the compiler finds a key that nobody translated: also one that is put together. */
import type { BATTLES } from './en/battles.ts'
import type { board } from './en/board.ts'
import type { BRIEFINGS } from './en/briefings.ts'
import type { CALLS } from './en/calls.ts'
import type { campaign } from './en/campaign.ts'
import type { clips } from './en/clips.ts'
import type { DAILY } from './en/daily.ts'
import type { DEMOS } from './en/demos.ts'
import type { DIRECTOR } from './en/director.ts'
import type { texts } from './en/en.ts'
import type { FORECAST } from './en/forecast.ts'
import type { FORM } from './en/form.ts'
import type { GRAPHICS } from './en/graphics.ts'
import type { HEAT } from './en/heat.ts'
import type { KEYS } from './en/keys.ts'
import type { lessons } from './en/lessons.ts'
import type { MIRROR } from './en/mirror.ts'
import type { OVERLAYS } from './en/overlays.ts'
import type { reasons } from './en/reasons.ts'
import type { REPLAYS } from './en/replays.ts'
import type { squads } from './en/squads.ts'
import type { STAGE } from './en/stage.ts'
import type { TOGETHER } from './en/together.ts'
import type { tour } from './en/tour.ts'
import type { WATCHING } from './en/watching.ts'

/** Every key as English writes it down, with what comes late. */
type Written =
  | keyof typeof texts
  | keyof typeof BATTLES
  | keyof typeof board
  | keyof typeof BRIEFINGS
  | keyof typeof CALLS
  | keyof typeof campaign
  | keyof typeof clips
  | keyof typeof DAILY
  | keyof typeof DEMOS
  | keyof typeof DIRECTOR
  | keyof typeof FORECAST
  | keyof typeof FORM
  | keyof typeof GRAPHICS
  | keyof typeof HEAT
  | keyof typeof KEYS
  | keyof typeof lessons
  | keyof typeof MIRROR
  | keyof typeof OVERLAYS
  | keyof typeof reasons
  | keyof typeof REPLAYS
  | keyof typeof squads
  | keyof typeof STAGE
  | keyof typeof TOGETHER
  | keyof typeof tour
  | keyof typeof WATCHING

type Singular<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K

/** Keys that end in an id of which the compiler knows no more than that it is one: `test/locale/said.test.ts` counts the ids up. */
type Open =
  | `action.${string}`
  | `bearing.${string}`
  | `chassis.${string}`
  | `damage.${string}.${'name' | 'text'}`
  | `faction.${string}`
  | `level.${string}`
  | `mission.${string}.${'name' | 'short' | `briefing.${1 | 2}` | `forces.${string}` | `goal.${string}` | `won.${string}` | `rule.${string}`}`
  | `pilot.${string}`
  | `set.${string}`
  | `squad.${string}`
  | `tour.${string}`
  | `ui.demos.${string}`
  | `ui.squads.slot.${string}`
  | `upgrade.${string}.${'name' | 'ability'}`

/** A key that there are words for. */
export type Key = Singular<Written> | Open

/** What stands between a beginning and an end of keys: Within<'ui.lesson.step.', '.head'> are the steps that have a heading. */
export type Within<Start extends string, End extends string = ''> =
  Singular<Written> extends infer K ? (K extends `${Start}${infer Id}${End}` ? Id : never) : never
