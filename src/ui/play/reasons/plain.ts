/** Why a plan or a choice is advised, in plain words: lines of the locale made of nothing but what was reckoned. */
import type { Weighed } from '../../../../ai/thought.ts'
import { decimal, type Line } from '../../../locale/index.ts'
import { type Catalog, type GameState, type Side, skillOf } from '../../../rules/index.ts'
import type { Option } from './choice-words.ts'
import type { Shots } from './dials-flown.ts'

/** Less than this much damage is called hardly any. */
const HARDLY = 0.25
/** From this much more dealt than taken a trade is called good. */
const GOOD = 0.35
/** Chances to win nearer to each other than this are called alike. */
const ALIKE = 0.01

/** A chance as a person reads it, in percent with one digit behind the point. */
export const percent = (share: number): string => decimal(share * 100, 1)

const trade = ({ dealt, taken }: Weighed): Line => {
  if (dealt < HARDLY && taken < HARDLY) return { key: 'ui.hint.trade.none' }
  if (taken < HARDLY) return { key: 'ui.hint.trade.safe' }
  if (dealt - taken >= GOOD) return { key: 'ui.hint.trade.good' }
  return { key: taken - dealt >= GOOD ? 'ui.hint.trade.bad' : 'ui.hint.trade.even' }
}

/** Who would shoot if the enemy gave the feared answer. */
const meeting = ({ own, theirs, band }: Shots): Line =>
  band === null ? { key: 'ui.hint.shots.none' } : { key: 'ui.hint.shots', params: { own, theirs, band } }

/** Why this plan, against the next best and the answer it fears; `shots` after that answer. */
export function planReasons(plan: Weighed, next: Weighed | null, shots: Shots | null): readonly Line[] {
  const lines: Line[] = [trade(plan)]
  if (next) {
    const ahead = plan.win - next.win
    lines.push(
      ahead >= ALIKE
        ? { key: 'ui.hint.ahead', params: { points: percent(ahead) } }
        : { key: 'ui.hint.mixed', params: { share: Math.round(plan.share * 100) } },
    )
  }
  if (plan.feared && shots) lines.push(meeting(shots))
  return lines
}

/** Why this choice, against the next best; null where there is no other. */
export function choiceReason(choice: Option, next: Option | null): Line | null {
  if (!next) return null
  const ahead = choice.win - next.win
  return ahead >= ALIKE / 2
    ? { key: 'ui.hint.choice.ahead', params: { points: percent(ahead) } }
    : { key: 'ui.hint.choice.alike' }
}

/** Why the initiative is worth having: at equal skill it fires first, otherwise it is a tie's at the end (INIT-2, WIN-2). */
export function initiativeReason(catalog: Catalog, view: GameState): Line {
  const game = { catalog, state: view, events: null }
  const skills = (side: Side) => view.ships.filter(ship => ship.side === side).map(ship => skillOf(game, ship))
  const theirs = skills('second')
  const meet = skills('first').some(skill => skill !== null && theirs.includes(skill))
  return { key: meet ? 'ui.hint.initiative.equal' : 'ui.hint.initiative.apart' }
}
