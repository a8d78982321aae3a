/** The door to the rules; only what reckons ahead (`preview.ts`, `odds.ts`, `odds-input.ts`) is asked for beside it. */
export { rolledTo, rollReach, rollSpeeds } from './actions/barrel-roll.ts'
export { boostBearings, boostTemplateFree } from './actions/boost.ts'
export { shipsAfter } from './actions/carried.ts'
export { isAction } from './actions/index.ts'
export { missionActions } from './actions/mission.ts'
export type * from './catalog.ts'
export { multisets, outcomes, rollProbability } from './chance.ts'
export type * from './commands.ts'
export type * from './decisions.ts'
export { damageKind, deckOf, isEmpty, kindsFor, kindsIn } from './decks.ts'
export { ATTACK_EIGHTHS, ATTACK_SIDES, DEFENCE_EIGHTHS, DEFENCE_SIDES, facesOf, rerollable } from './dice.ts'
export { escapeOf, ignoresObstacles, type Said, speakersOf } from './effects.ts'
export { engine, RULES_VERSION } from './engine.ts'
export type * from './engine-type.ts'
export type * from './events.ts'
export { hashOf } from './hash.ts'
export { judgeAction } from './legal/actions.ts'
export { judgeShot, measureAttack, type Shot, touches } from './legal/attacks.ts'
export { type AttackInPlay, type CardModifier, cardModifiers, cardOfEffect, mayModify } from './legal/modify.ts'
export { zoneBoxes } from './legal/placement.ts'
export { judgeToken, outlineAt } from './legal/tokens.ts'
export type { Means } from './means.ts'
export { fleeEdge, obstaclesHit } from './movement.ts'
export { MEMBERS_MOST, VETERAN } from './new-game.ts'
export type * from './object-kind.ts'
export { blockersOf, cargoOf, kindOf, obstaclesOf } from './objects.ts'
export { isRefused, refuse, refused } from './refuse.ts'
export { createShip } from './ship.ts'
export { isOwnToken, isStressed, OWN_TOKENS } from './ship-tokens.ts'
export {
  controllerOf,
  friendly,
  hostile,
  leaderOf,
  membersOf,
  opponent,
  sideOf,
  usualFactions,
} from './sides.ts'
export { boxProblems, flownFor, squadPoints, squadProblems } from './squad.ts'
export type * from './state.ts'
export { SIDES } from './state.ts'
export { wordNeeds } from './steps/word-rows.ts'
export type * from './text.ts'
export {
  agilityOf,
  attackDiceOf,
  bodyOf,
  chassisOf,
  damageOf,
  defenceDiceOf,
  dialBar,
  dialOf,
  diceTotal,
  difficultyOf,
  hullOf,
  isEasy,
  manoeuvre,
  manoeuvreKey,
  shipOf,
  skillOf,
  termRule,
} from './values.ts'
export { firedFrom, isPrimary, printedAttack, weaponsOf } from './weapons.ts'
export type * from './windows.ts'
export { WINDOW_FACTS } from './windows.ts'
export type * from './word.ts'
