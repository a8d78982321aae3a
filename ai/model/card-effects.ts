/** What a ship's cards do that the evaluation plays through: read off their declarations, never by name. */
import {
  type ActionChoice,
  ATTACK_EIGHTHS,
  chassisOf,
  type Game,
  ignoresObstacles,
  type MomentOf,
  type Ship,
  speakersOf,
  type Word,
} from '../../src/rules/index.ts'
import type { Unit } from './position.ts'

/** A point of damage by chance: at the start of Combat (`when` is null), or after a manoeuvre of which it holds (CRIT-1). */
export type Harm = {
  readonly chance: number
  readonly when: ((moment: MomentOf<'manoeuvreExecuted'>) => boolean) | null
}

/** How likely words make a ship suffer, once for each time they do. */
const sufferings = (words: readonly Word[] | ((moment: never, where: never) => readonly Word[])): number[] =>
  (typeof words === 'function' ? [] : words).flatMap(word => {
    if (word.do === 'suffer') return new Array<number>(word.damage + (word.critical ?? 0)).fill(1)
    if (word.do !== 'rollDie') return []
    const chance = word.faces.reduce((sum, face) => sum + ATTACK_EIGHTHS[face] / 8, 0)
    return sufferings(word.words).map(more => chance * more)
  })

/** The cards of a ship as a unit has them. */
export const cardsOf = (
  game: Game,
  ship: Ship,
): Pick<Unit, 'cards' | 'mends' | 'freeFocus' | 'harms' | 'guards' | 'ignores'> => {
  const cards: string[] = []
  const harms: Harm[] = []
  let mends = false
  let freeFocus = false
  let guards: Unit['guards'] = null
  for (const { where, effects } of speakersOf(game, ship)) {
    if (effects.action?.some(word => word.do === 'lastThisRound')) cards.push(where.card)
    for (const chance of sufferings(effects.reactions?.combatStart?.do ?? [])) harms.push({ chance, when: null })
    const flown = effects.reactions?.manoeuvreExecuted
    const holds = flown?.when
    for (const chance of sufferings(flown?.do ?? []))
      harms.push({ chance, when: moment => holds?.(where, moment) ?? true })
    const words = flown?.do ?? []
    for (const word of typeof words === 'function' ? [] : words) {
      if (word.do === 'regainShield') mends = true
      if (word.do === 'freeAction' && word.actions.includes('focus')) freeFocus = true
    }
    const rules = effects.permissions?.guards
    if (rules)
      guards = (own, attacker, other, at) => {
        const there = { ...where, owner: { ...ship, pose: own } }
        return rules.some(({ ask }) => ask(there, attacker.ship, { ...other.ship, pose: at }))
      }
  }
  return { cards, mends, freeFocus, harms, guards, ignores: ignoresObstacles(game, ship) }
}

/** Whether a unit has an action on its bar that none of its cards forbids (ACTION-1, CONFLICT-2). */
export const mayAct = (game: Game, ship: Ship, choice: ActionChoice): boolean =>
  chassisOf(game.catalog, ship).actions.includes(choice.action) &&
  speakersOf(game, ship).every(({ where, effects }) =>
    (effects.permissions?.mayAct ?? []).every(({ ask }) => ask(where, ship, choice)),
  )
