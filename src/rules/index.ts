export type * from './catalog.ts'
export { WINDOWS } from './catalog.ts'
export { multisets, outcomes, rollProbability } from './chance.ts'
export type * from './commands.ts'
export type * from './decisions.ts'
export { ATTACK_SIDES, DEFENCE_SIDES, facesOf, rerollable } from './dice.ts'
export { engine, RULES_VERSION } from './engine.ts'
export type * from './engine-type.ts'
export type * from './events.ts'
export { hashOf } from './hash.ts'
export { actionKey, candidates, judgeAction, legalActions, rolledTo, rollReach } from './legal/actions.ts'
export { judgeShot, measureAttack, type Shot, shotsOf, touches, weaponsOf } from './legal/attacks.ts'
export { type AttackInPlay, modifications } from './legal/modify.ts'
export { fleeEdge } from './movement.ts'
export { isRefused, refuse, refused } from './refuse.ts'
export { createShip } from './ship.ts'
export type * from './state.ts'
export { PLAYER_SEATS } from './state.ts'
export type * from './text.ts'
export {
  agilityOf,
  attackDiceOf,
  bodyOf,
  chassisOf,
  damageOf,
  defenceDiceOf,
  dialOf,
  diceTotal,
  difficultyOf,
  hullOf,
  manoeuvre,
  manoeuvreKey,
  opponent,
  otherBodies,
  shipOf,
  skillOf,
} from './values.ts'
