/** Anybody can check, from the seed and its hash, that every roll and card of a battle was settled beforehand. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { checkDice, diceLine, diceSeal } from '../../src/match/fairness.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { exportReplay } from '../../src/match/replay.ts'
import { roundStarts } from '../../src/match/undo.ts'
import { namesBySide } from '../../src/match/who.ts'
import type { Command } from '../../src/rules/index.ts'

const file = parseReplay(readFileSync(resolve(import.meta.dirname, '../golden/brawl-brawl.replay.json'), 'utf8'))
if ('problem' in file) throw new Error(file.problem.key)
const { scenario, commands, seed, players } = file

describe('the seal of the dice', () => {
  it('is the SHA-256 of a line that says the seed, as any tool gives it', () => {
    expect(diceLine('abc')).toBe('koiogran dice 1; seed abc')
    // printf %s 'koiogran dice 1; seed abc' | sha256sum
    expect(diceSeal('abc')).toBe('e400c2b1c932a131d673788f23143fe5c75475e201a1578058ad953acaa327e1')
  })

  it('is kept: every roll and card of a battle follows from the seed', () => {
    const rolls = commands.filter(one => one.player === 'chance').length
    expect(rolls).toBeGreaterThan(20)
    expect(checkDice(game, scenario, commands, seed, 0)).toEqual({ checked: rolls, wrong: 0 })
    // The order of fields is nobody's business.
    const turned = commands.map(one => Object.fromEntries(Object.entries(one).reverse()) as Command)
    expect(checkDice(game, scenario, turned, seed, 0).wrong).toBe(0)
  })

  it('is broken by another seed, and by a single other die', () => {
    expect(checkDice(game, scenario, commands, `${seed}x`, 0).wrong).toBeGreaterThan(10)
    const at = commands.findIndex(one => one.type === 'roll' && one.faces.length > 0)
    const state = game.newGame(scenario)
    for (const command of commands.slice(0, at)) game.applyLegal(state, command)
    const other = game
      .outcomes(state.open[0]!)
      .find(one => JSON.stringify(one.command) !== JSON.stringify(commands[at]))
    expect(checkDice(game, scenario, [...commands.slice(0, at), other!.command], seed, 0).wrong).toBe(1)
  })

  it('holds after rounds were begun again: the dice then come from the seed and the number of rewinds', async () => {
    /** Goes on as the battle went, as long as that is legal. */
    const again: Player = {
      async decide(view, decision) {
        const then =
          decision.kind === 'dial'
            ? commands.slice(start.keep).find(one => one.type === 'setDial' && one.ship === decision.ship)
            : commands[match.log.length]
        const all = game.legal(view, decision)
        return then && game.isLegal(view, then) === true ? then : all[all.length - 1]!
      },
    }
    const seated = { first: again, second: again }
    const match = createMatch({ engine: game, scenario, seed, players: seated, prefix: commands })
    // The last round in which many dice fell.
    const fell = commands.findLastIndex(one => one.type === 'roll' && one.faces.length > 2)
    const start = roundStarts(match.events).findLast(({ keep }) => keep <= fell)!
    match.back(start.keep, 'rewind')
    await match.run().catch(() => {})
    const { commands: log } = exportReplay(game, match, namesBySide(players))
    expect(log.slice(0, start.keep)).toEqual(commands.slice(0, start.keep))
    expect(checkDice(game, scenario, log, seed, 1).wrong).toBe(0)
    expect(checkDice(game, scenario, log, seed, 0).wrong).toBeGreaterThan(0)
  })
})
