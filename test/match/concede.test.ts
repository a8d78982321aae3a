/** A battle that is given up: by a command like any other, so it comes out the same from a replay, a link and a save. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { humanPlayer } from '../../src/match/human.ts'
import { linkOf, replayOfLink } from '../../src/match/link.ts'
import { createMatch } from '../../src/match/match.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { exportReplay, runReplay } from '../../src/match/replay.ts'
import { undoOf } from '../../src/match/undo.ts'
import { standOf } from '../../src/ui/menu/battles/battle-words.ts'
import { battleOfReplay } from '../../src/ui/menu/battles/shelve.ts'
import { outcomeWords } from '../../src/ui/parts/outcome.ts'
import '../support/all-english.ts'
import { usualFactions } from '../../src/rules/index.ts'
import { answersTo } from '../support/people.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'

const later = () => new Promise(done => setTimeout(done, 0))

/** A battle that has come to the dials of round 2, where a person with the Rebels is asked. */
async function begun() {
  const first = humanPlayer()
  const next = random(5)
  const match = createMatch({
    engine: game,
    scenario: missionScenario('political-escort'),
    seed: 'given-up',
    players: { first, second: { decide: async (view, decision) => brawlCommand(game, view, decision, next) } },
  })
  const over = match.run()
  for (;;) {
    await later()
    const { waiting } = first
    if (!waiting) continue
    if (match.state.round === 2) return { match, first, over }
    first.answer(...answersTo(waiting, (view, decision) => brawlCommand(game, view, decision, next)))
  }
}

describe('a battle that is given up', () => {
  it('ends at once while somebody is asked, for the other side, and is in the log', async () => {
    const { match, first, over } = await begun()
    match.concede('first')
    expect(await over).toEqual({ winner: 'second', by: 'conceded' })
    expect(first.waiting).toBeNull()
    expect(match.log.at(-1)).toEqual({ type: 'concede', player: 'first', at: match.log.length - 1 })
    expect(match.events.at(-1)).toMatchObject({ type: 'gameEnded', at: match.log.length - 1 })
    const before = match.log.length
    match.concede('second')
    expect(match.log).toHaveLength(before)
    expect(undoOf(match, ['first'], () => true)).toEqual({ not: 'over' })
  })

  it('comes out the same from its replay and from a link, and says so wherever it is told', async () => {
    const { match } = await begun()
    match.concede('first')
    const file = exportReplay(game, match, { first: 'human', second: 'cadet' })
    const read = parseReplay(JSON.stringify(file))
    if ('problem' in read) throw new Error(read.problem.key)
    const played = runReplay(game, read)
    expect([played.problem, played.state?.result]).toEqual([null, match.state.result])
    const link = linkOf(file)
    const back = link === null ? null : replayOfLink(link)
    expect(back).toMatchObject({ commands: file.commands, finalHash: file.finalHash })
    const kept = battleOfReplay(read)!
    expect(kept).toMatchObject({ winner: 'second', conceded: true })
    expect(standOf({ ...kept, players: file.players, factions: usualFactions(game.catalog) })).toBe(
      'conceded in round 2: Rebels',
    )
    expect(outcomeWords('political-escort', match.state.result!)).toContain('Rebels')
  })

  it('is none by chance, by nobody, too late, or after the end; and it is never among what is offered', async () => {
    const { match } = await begun()
    const { state } = match
    const refusal = (change: object) => {
      const judged = game.isLegal(state, { type: 'concede', player: 'first', at: state.at, ...change } as never)
      return judged === true ? null : judged.key
    }
    expect(refusal({})).toBeNull()
    expect(refusal({ player: 'second' })).toBeNull()
    expect(refusal({ player: 'chance' })).toBe('refusal.not-your-turn')
    expect(refusal({ player: 'nobody' })).toBe('refusal.not-your-turn')
    expect(refusal({ at: state.at - 1 })).toBe('refusal.late')
    expect(refusal({ at: 'now' })).toBe('refusal.late')
    for (const decision of state.open)
      expect(game.legal(state, decision).some(({ type }) => type === 'concede')).toBe(false)
    match.concede('second')
    expect(refusal({ at: match.state.at })).toBe('refusal.game-over')
  })
})
