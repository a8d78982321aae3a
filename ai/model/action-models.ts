/** What looking ahead makes of each kind of action: one row a kind. A kind that is added to the rules is missing here by name. */
import { bandDepth, boostPose, type Pose, range, rollPose, rollSlide } from '../../src/geometry/index.ts'
import {
  type ActionChoice,
  type ActionName,
  ATTACK_EIGHTHS,
  boostBearings,
  boostTemplateFree,
  chassisOf,
  damageKind,
  friendly,
  type Game,
  rolledTo,
  rollSpeeds,
  type Ship,
} from '../../src/rules/index.ts'
import { aimOf, cardsOf, meanOf, shotOn, tokensOf } from './fight.ts'
import { blastedAt, metUnder } from './harm.ts'
import { LIMITS } from './limits.ts'
import { lieAt, living, type PlayoutState } from './playout-state.ts'
import { meetsAt, repositionsFrom } from './pose-table.ts'
import type { Position, Unit } from './position.ts'
import type { SearchContext } from './search-context.ts'
import { FOCUS, GUARD_EVADE, GUARD_FOCUS, LOCK, packCards } from './shot-odds.ts'
import { gained, propose, saved, type Turn } from './turn.ts'

type ChoiceOf<Name extends ActionName> = Extract<ActionChoice, { readonly action: Name }>

/** What one kind of action is to whoever looks ahead. */
type ActionModel<Name extends ActionName = ActionName> = {
  /** For what stands on a bar: a choice about which cards are asked whether a ship may take it; null: it is on none. */
  readonly asked: ChoiceOf<Name> | null
  /** Proposes what it would do in a line of play; null: it is never taken there. Rows earlier in the table come first among equals. */
  readonly offer: ((turn: Turn) => void) | null
  /** Carries a choice out on a line that stands as the view does; where left out, as its row in the rules has it: tokens, locks, places. */
  readonly carryOut?: (context: SearchContext, playout: PlayoutState, unit: Unit, choice: ChoiceOf<Name>) => void
  /** For what changes the numbers of a unit, which no line holds: the ship as it is then, and how likely. */
  readonly remakes?: (
    game: Game,
    ship: Ship,
    choice: ChoiceOf<Name>,
  ) => { readonly ship: Ship; readonly chance: number }
  /** Where the ship lies then; where left out, it stays. */
  readonly endsAt?: (game: Game, ship: Ship, choice: ChoiceOf<Name>) => Pose
  /** Whether it gives something up, so that going without may be worth more; where left out, nothing. */
  readonly givesUp?: (ship: Ship) => boolean
  /** What tells two choices apart for whoever watches; where left out, all of it. */
  readonly apart?: (choice: ChoiceOf<Name>) => unknown
}

const focus: ActionModel<'focus'> = {
  asked: { action: 'focus' },
  offer(turn) {
    const { playout, unit, aim } = turn
    // Focus spent in an attack is gone for the defence, unless the others shoot first.
    let guard = 0
    for (const threat of turn.threats)
      guard += saved(turn, threat, GUARD_FOCUS) * ((threat.by.skill ?? 0) > (unit.skill ?? 0) || !aim ? 1 : 0.5)
    propose(turn, (aim ? gained(turn, aim, FOCUS, 0) : 0) + guard + 1e-5, () => {
      playout.focus[unit.index] = 1
    })
  },
}

const evade: ActionModel<'evade'> = {
  asked: { action: 'evade' },
  offer(turn) {
    const { playout, unit } = turn
    let most = 0
    for (const threat of turn.threats) most = Math.max(most, saved(turn, threat, GUARD_EVADE))
    propose(turn, most, () => {
      playout.evade[unit.index] = 1
    })
  },
}

/** How far a target lock reaches (ACTION-TL-2), mm; from centre to centre it surely does. */
const LOCK_REACH = LIMITS.bands * bandDepth
/** A lock for a later torpedo is worth so many points. */
const LATER = 0.3

/** Whether an enemy lies in reach of a target lock at the moment of the action (ACTION-TL-2, ACTION-TL-4). */
const inReach = ({ context, playout, unit, now }: Turn, target: Unit): boolean => {
  const { poses } = context.poseTable
  const lies = now[target.index]!
  if (lies === 0) return false
  const from = poses[playout.place[unit.index]!]!
  const at = poses[lies]!
  const square = (at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y)
  if (square <= LOCK_REACH * LOCK_REACH) return true
  return range({ base: unit.base, pose: from }, { base: target.base, pose: at }).band !== null
}

/** The nearest enemy that a unit could lock; null when all are far. */
const nearest = ({ context, playout, unit, now }: Turn): Unit | null => {
  const { poses } = context.poseTable
  const from = poses[playout.place[unit.index]!]!
  let found: Unit | null = null
  let least = LOCK_REACH * LOCK_REACH
  for (const other of context.units) {
    if (friendly(other, unit) || living(context, playout, other.index) < 0.5) continue
    const lies = now[other.index]!
    if (lies === 0) continue
    const at = poses[lies]!
    const square = (at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y)
    if (square >= least) continue
    least = square
    found = other
  }
  return found
}

const targetLock: ActionModel<'target-lock'> = {
  asked: { action: 'target-lock', target: '' },
  offer(turn) {
    const { context, playout, unit, aim } = turn
    const target = aim?.target ?? (unit.guns.length > 1 ? nearest(turn) : null)
    if (!target || playout.lock[unit.index] === target.index || !inReach(turn, target)) return
    propose(turn, aim ? gained(turn, aim, LOCK, 0) : LATER * context.priorities[target.index]!, () => {
      playout.lock[unit.index] = target.index
    })
  },
  // A second lock gives the first one up.
  givesUp: ship => ship.lock !== null,
}

/** Cards whose action lasts to the end of the round (ACTION-CARD-1). */
const card: ActionModel<'card'> = {
  asked: null,
  offer(turn) {
    const { context, playout, unit, aim } = turn
    const at = unit.index
    for (let n = 0; n < unit.cards.length; n++) {
      const bit = 1 << n
      if (playout.cards[at]! & bit) continue
      let worth = aim ? gained(turn, aim, 0, packCards(bit, 0)) : 0
      for (const { by, shot } of turn.threats) {
        const tokens = tokensOf(playout, by, unit)
        const cards = cardsOf(playout, by, unit)
        const plain = meanOf(context, by, unit, shot, tokens, cards)
        worth += context.priorities[at]! * (plain - meanOf(context, by, unit, shot, tokens, cards | bit))
      }
      propose(turn, worth, () => {
        playout.cards[at]! += bit
      })
    }
  },
  carryOut(_context, playout, unit, choice) {
    const n = unit.cards.indexOf(choice.card)
    if (n >= 0) playout.cards[unit.index]! |= 1 << n
  },
}

/** An evade token for a ship beside it, as the mission allows (MISSION-1-PROTECT-1). */
const mission: ActionModel<'mission'> = {
  asked: null,
  offer(turn) {
    const { context, playout, unit } = turn
    const { poses } = context.poseTable
    for (const ward of context.wards[unit.index]!) {
      const lies = playout.place[ward.index]!
      if (lies === 0) continue
      const from = { base: unit.base, pose: poses[playout.place[unit.index]!]! }
      if (range(from, { base: ward.base, pose: poses[lies]! }).band !== 1) continue
      let most = 0
      for (const by of context.units) {
        const aim = turn.aims[by.index]
        if (aim?.target !== ward) continue
        const tokens = tokensOf(playout, by, ward)
        const cards = cardsOf(playout, by, ward)
        const plain = meanOf(context, by, ward, aim.shot, tokens, cards)
        most = Math.max(most, plain - meanOf(context, by, ward, aim.shot, tokens | GUARD_EVADE, cards))
      }
      propose(turn, context.priorities[ward.index]! * most, () => {
        playout.evade[ward.index] = 1
      })
    }
  },
  carryOut({ units }, playout, _unit, choice) {
    const ward = units.find(({ ship }) => ship.id === choice.target)
    if (ward) playout.evade[ward.index]! += 1
  },
}

/** Points that its threats take off a unit, by their shots or by those that they have on it where it lies now, worth as the mission counts. */
const underFire = ({ context, playout, unit, threats }: Turn, elsewhere: boolean): number => {
  let sum = 0
  for (const threat of threats) {
    const { by } = threat
    const shot = elsewhere ? shotOn(context, playout, by, unit) : threat.shot
    if (shot > 0) sum += meanOf(context, by, unit, shot, tokensOf(playout, by, unit), cardsOf(playout, by, unit))
  }
  return sum * context.priorities[unit.index]!
}

/** The poses to which an action may take a unit from a pose, whatever lies or stands there. */
type EndsFrom = (position: Position, unit: Unit, pose: Pose) => readonly Pose[]

/** Proposes ways to lie elsewhere that gain a shot or get out of fire and of reach of what goes off, for a unit that knows where its enemies have gone. */
const reposition = (turn: Turn, name: ActionName, endsFrom: EndsFrom): void => {
  const { context, playout, unit, aim, threats, now } = turn
  const from = playout.place[unit.index]!
  const fears = blastedAt(context, playout, unit, from)
  if (!turn.knows || (aim && threats.length === 0 && fears === 0)) return
  const before = underFire(turn, false)
  const had = aim ? aim.worth : 0
  for (const place of repositionsFrom(context.poseTable, unit, from, name, endsFrom)) {
    let blocked = metUnder(context, unit, place).length > 0
    for (const other of context.units) {
      if (other === unit) continue
      for (const lies of [playout.place[other.index]!, now[other.index]!])
        if (lies !== 0 && meetsAt(context.poseTable, unit, place, other, lies)) blocked = true
    }
    if (blocked) continue
    playout.place[unit.index] = place
    const next = aimOf(context, playout, unit)
    const worth = (next?.worth ?? 0) - had + before - underFire(turn, true)
    playout.place[unit.index] = from
    const spared = context.priorities[unit.index]! * (fears - blastedAt(context, playout, unit, place))
    propose(turn, worth + spared, () => lieAt(playout, context.units.length, unit, place))
  }
}

/** Both sides; back, middle and front (ACTION-BR-5). */
const rollsFrom: EndsFrom = ({ game }, { base, ship }, pose) => {
  const reach = rollSlide(base)
  return (['left', 'right'] as const).flatMap(side =>
    rollSpeeds(game, ship).flatMap(speed =>
      [0, -reach, reach].map(slide => rollPose(base, pose, side, slide, slide, speed)),
    ),
  )
}

const barrelRoll: ActionModel<'barrel-roll'> = {
  asked: { action: 'barrel-roll', side: 'left', slide: 0 },
  offer: turn => reposition(turn, 'barrel-roll', rollsFrom),
  endsAt: (game, ship, { side, slide, speed }) => rolledTo(game, ship, side, slide, speed),
  givesUp: () => true,
  // Rolls that differ only in how far along they go are alike.
  apart: ({ side, speed = 1 }) => `${side} ${speed}`,
}

/** By every template that lies on no obstacle (TFA-BOOST-2). */
const boostsFrom: EndsFrom = ({ game }, { base, ship }, pose) =>
  boostBearings(game, ship)
    .filter(bearing => boostTemplateFree(game, ship, pose, bearing) === true)
    .map(bearing => boostPose(base, pose, bearing))

const boost: ActionModel<'boost'> = {
  asked: { action: 'boost', bearing: 'straight' },
  offer: turn => reposition(turn, 'boost', boostsFrom),
  endsAt: (game, ship, { bearing }) => boostPose(chassisOf(game.catalog, ship).base, ship.pose!, bearing),
  givesUp: () => true,
}

/** By the faces of the card's die, or surely (CRIT-3). Lines of play make no repairs. */
const repair: ActionModel<'repair'> = {
  asked: null,
  offer: null,
  carryOut() {},
  remakes(game, ship, choice) {
    const faces = damageKind(game, ship, choice.card)?.repair?.faces
    const at = ship.damage.findIndex(({ faceUp, kind }) => faceUp && kind === choice.card)
    const damage = ship.damage.map((other, n) => (n === at ? { ...other, faceUp: false } : other))
    return {
      ship: { ...ship, damage },
      chance: faces ? faces.reduce((sum, face) => sum + ATTACK_EIGHTHS[face] / 8, 0) : 1,
    }
  },
}

/** Lines of play do without it: what it brings shows in the state once it is done. */
const unforeseen = { asked: null, offer: null, carryOut() {} }

const ROWS: { readonly [Name in ActionName]: ActionModel<Name> } = {
  focus,
  evade,
  'target-lock': targetLock,
  card,
  mission,
  'barrel-roll': barrelRoll,
  boost,
  repair,
  calculate: unforeseen,
  reinforce: unforeseen,
  coordinate: unforeseen,
  jam: unforeseen,
}

/** The row of a kind of action. */
export const actionModel = (name: ActionName): ActionModel => ROWS[name] as unknown as ActionModel

/** The rows of all kinds of action, in the order in which they are offered. */
export const ACTION_MODELS = Object.values(ROWS) as unknown as readonly ActionModel[]
