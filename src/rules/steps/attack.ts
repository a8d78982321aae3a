/**
 * One attack, steps 2 to 7: roll, modify (the defender's effects first, then the attacker's), roll and modify defence (the other
 * way round), compare, damage (COMBAT-2.1 … 7.1, DICE-*).
 */
import type { Game } from '../catalog.ts'
import type { Command } from '../commands.ts'
import type { Decision } from '../decisions.ts'
import { count, rolled, total } from '../dice.ts'
import { openWindow } from '../effects.ts'
import { lateOf } from '../later/late.ts'
import { type AttackInPlay, modifications, mustUse } from '../legal/modify.ts'
import { countSite, emit, pop, push, type Step, siteOf, step } from '../run.ts'
import { askShip } from '../sides.ts'
import type { Ship } from '../state.ts'
import { attackDiceOf, defenceDiceOf, diceTotal, shipOf, softenedBy, termRule } from '../values.ts'
import { isPrimary } from '../weapons.ts'
import { carryOut, laidAgain, spend } from './modify.ts'

/** The stages in the order of the rulebook, and who modifies in which (COMBAT-3.2, COMBAT-5.2). */
const NEXT: Record<string, string> = {
  roll: 'attackRolled',
  attackRolled: 'attackByDefender',
  attackByDefender: 'attackByAttacker',
  attackByAttacker: 'rollDefence',
  rollDefence: 'defenceRolled',
  defenceRolled: 'defenceByAttacker',
  defenceByAttacker: 'defenceByDefender',
  defenceByDefender: 'compare',
  compare: 'results',
  results: 'ended',
}

const MODIFIERS: Record<
  string,
  { dice: 'attack' | 'defence'; by: 'attacker' | 'defender'; window: 'modifyAttack' | 'modifyDefence' }
> = {
  attackByDefender: { dice: 'attack', by: 'defender', window: 'modifyAttack' },
  attackByAttacker: { dice: 'attack', by: 'attacker', window: 'modifyAttack' },
  defenceByAttacker: { dice: 'defence', by: 'attacker', window: 'modifyDefence' },
  defenceByDefender: { dice: 'defence', by: 'defender', window: 'modifyDefence' },
}

const attack = step<AttackInPlay>(
  (game, frame): Decision[] | undefined => {
    // A card may destroy one of the two in the middle of it: there is nothing left to attack (DESTROY-2).
    if (!bothInPlay(game, frame)) frame.stage = 'ended'
    const modifier = MODIFIERS[frame.stage]
    if (modifier) return modify(game, frame, modifier)
    switch (frame.stage) {
      case 'roll':
      case 'rollDefence':
        return roll(game, frame)
      case 'attackRolled':
      case 'defenceRolled':
        frame.stage = NEXT[frame.stage]!
        openWindow(game, frame.stage === 'attackByDefender' ? 'attackRolled' : 'defenceRolled', {
          ship: frame.attacker,
        })
        return
      case 'compare':
        // Abilities that cancel dice come first (COMBAT-6.1).
        frame.stage = 'results'
        openWindow(game, 'compare', { ship: frame.attacker })
        return
      case 'results':
        return compare(game, frame)
      default:
        pop(game)
        emit(game, { type: 'attackEnded', attacker: frame.attacker, defender: frame.defender, rules: ['COMBAT-7.2'] })
        openWindow(game, 'attackEnded', { ship: frame.attacker, defender: frame.defender })
        return
    }
  },
  (game, frame, command) => answer(game, frame, command),
)

function bothInPlay(game: Game, { attacker, defender }: AttackInPlay): boolean {
  return shipOf(game.state, attacker).status === 'play' && shipOf(game.state, defender).status === 'play'
}

/** How many dice are rolled: never more than the set allows (SE-ATTACK-1). */
function sizeOf(game: Game, frame: AttackInPlay, dice: 'attack' | 'defence', ship: Ship): number {
  const terms = dice === 'attack' ? attackDiceOf(game, ship, frame) : defenceDiceOf(game, ship, frame)
  return Math.min(diceTotal(terms), game.catalog.layer?.mostDice ?? Number.POSITIVE_INFINITY)
}

function roll(game: Game, frame: AttackInPlay): Decision[] | undefined {
  const dice = frame.stage === 'roll' ? 'attack' : 'defence'
  const ship = shipOf(game.state, dice === 'attack' ? frame.attacker : frame.defender)
  const size = sizeOf(game, frame, dice, ship)
  if (size > 0) {
    // However many dice the box holds, they are one roll and no reroll (COMP-9).
    const site = siteOf(game, frame.attacker, `${dice}/roll`)
    return [
      {
        kind: 'roll',
        player: 'chance',
        at: game.state.at,
        site,
        dice,
        count: size,
        reroll: false,
        ship: ship.id,
        card: null,
      },
    ]
  }
  if (dice === 'attack') {
    // No dice: no damage, the attack is used (COMBAT-2.4).
    emit(game, { type: 'attackFizzled', attacker: frame.attacker, defender: frame.defender, rules: ['COMBAT-2.4'] })
    lateOf(game)?.rolled(game, frame, dice)
    frame.stage = 'ended'
    return
  }
  lay(game, frame, dice, [])
  return
}

function lay(
  game: Game,
  frame: AttackInPlay,
  dice: 'attack' | 'defence',
  faces: Extract<Command, { type: 'roll' }>['faces'],
): void {
  const ship = shipOf(game.state, dice === 'attack' ? frame.attacker : frame.defender)
  const terms = dice === 'attack' ? attackDiceOf(game, ship, frame) : defenceDiceOf(game, ship, frame)
  const site = siteOf(game, frame.attacker, `${dice}/roll`)
  countSite(game, frame.attacker, `${dice}/roll`)
  const pool = rolled(faces)
  frame[dice] = pool
  frame.stage = NEXT[frame.stage]!
  const behind = terms.slice(1).flatMap(({ why }) => termRule(dice, why, isPrimary(game.catalog, frame.weapon)) ?? [])
  const rules = [...new Set([...(dice === 'attack' ? ['COMBAT-2.1', 'COMBAT-2.5'] : ['COMBAT-4.1']), ...behind])]
  emit(game, { type: 'diceRolled', dice, ship: ship.id, site, pool, terms, rules })
  lateOf(game)?.rolled(game, frame, dice)
}

function modify(game: Game, frame: AttackInPlay, modifier: (typeof MODIFIERS)[string]): Decision[] | undefined {
  const { dice } = modifier
  const ship = modifier.by === 'attacker' ? frame.attacker : frame.defender
  if (frame.turn && !frame.reroll) carryOut(game, frame, dice, shipOf(game.state, ship), frame.turn)
  if (frame.reroll) {
    const site = siteOf(game, frame.attacker, `${dice}/reroll`)
    return [
      {
        kind: 'roll',
        player: 'chance',
        at: game.state.at,
        site,
        dice,
        count: total(frame.reroll),
        reroll: true,
        ship,
        card: null,
      },
    ]
  }
  const open = modifications(game, frame, dice, ship)
  const [only] = open
  // What must be used and leaves nothing to choose is no question.
  if (only && open.length === 1 && mustUse(game, frame, dice, shipOf(game.state, ship))) {
    spend(game, frame, shipOf(game.state, ship), dice, only)
    return
  }
  if (only) return [{ kind: 'modify', ...askShip(game.state, shipOf(game.state, ship)), dice, ship }]
  done(game, frame, modifier)
  return
}

function done(game: Game, frame: AttackInPlay, modifier: (typeof MODIFIERS)[string]): void {
  frame.stage = NEXT[frame.stage]!
  openWindow(game, modifier.window, { ship: modifier.by === 'attacker' ? frame.attacker : frame.defender })
}

function answer(game: Game, frame: AttackInPlay, command: Command): void {
  const modifier = MODIFIERS[frame.stage]
  if (command.type === 'roll') {
    if (frame.reroll && modifier) {
      const by = shipOf(game.state, modifier.by === 'attacker' ? frame.attacker : frame.defender)
      laidAgain(game, frame, modifier.dice, by, command.faces)
    } else lay(game, frame, frame.stage === 'roll' ? 'attack' : 'defence', command.faces)
  } else if (command.type === 'modify' && modifier) {
    spend(
      game,
      frame,
      shipOf(game.state, modifier.by === 'attacker' ? frame.attacker : frame.defender),
      modifier.dice,
      command,
    )
  } else if (command.type === 'pass' && modifier) done(game, frame, modifier)
}

/** Every EVADE cancels a HIT, and a CRIT only when no HIT is left (COMBAT-6.2, 6.3); what remains is damage (COMBAT-7.1). */
function compare(game: Game, frame: AttackInPlay): undefined {
  lateOf(game)?.beforeCompare(game, frame)
  const defender = shipOf(game.state, frame.defender)
  const crits = count(frame.attack, 'crit')
  const softener = softenedBy(game, defender)
  const hits = count(frame.attack, 'hit')
  const evades = count(frame.defence, 'evade')
  const cancelled = { hits: Math.min(hits, evades), crits: Math.min(crits, Math.max(0, evades - hits)) }
  const left = { hits: hits - cancelled.hits, crits: crits - cancelled.crits }
  const through = softener ? { hits: left.hits + left.crits, crits: 0 } : left
  frame.stage = 'ended'
  emit(game, {
    type: 'resultsCompared',
    attacker: frame.attacker,
    defender: frame.defender,
    attack: frame.attack,
    defence: frame.defence,
    cancelled,
    hits: through.hits,
    crits: through.crits,
    rules: ['COMBAT-6.2', 'COMBAT-6.3', 'COMBAT-6.5', ...(softener && left.crits > 0 ? [softener] : [])],
  })
  if (through.hits + through.crits > 0) {
    push(game, {
      step: 'damage',
      ship: frame.defender,
      hits: through.hits,
      crits: through.crits,
      by: frame.attacker,
      drawing: false,
    })
  }
}

export const attackSteps: Record<string, Step> = { attack }
