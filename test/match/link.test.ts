/** A whole battle in a link of 2,500 characters, and what is said of links that are broken or changed. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario, OBSTACLES } from '../../src/content/index.ts'
import { LINK_MOST, linkOf, replayOfLink, summed } from '../../src/match/link.ts'
import { createMatch } from '../../src/match/match.ts'
import { outcomeHash } from '../../src/match/outcome.ts'
import { bytesOfText } from '../../src/match/packing.ts'
import { exportReplay, type ReplayFile, runReplay } from '../../src/match/replay.ts'
import { roundStarts } from '../../src/match/undo.ts'
import { namesBySide } from '../../src/match/who.ts'
import type { Command } from '../../src/rules/index.ts'
import { playedFile, squads } from '../support/played.ts'
import { random } from '../support/random.ts'

const MISSIONS = ['political-escort', 'asteroid-run', 'dark-whispers', 'standard'] as const
const files = await Promise.all(
  MISSIONS.flatMap(mission => [0, 100].map(points => ({ mission, points }))).flatMap(({ mission, points }, n) =>
    [n].map(seed =>
      playedFile(
        missionScenario(mission, {
          maxRounds: 40,
          ...(points > 0 ? { points, collection: 'open', forces: squads(`link-${seed}`, points) } : {}),
          ...(mission === 'standard' ? { obstacles: OBSTACLES.slice(0, 3) } : {}),
        }),
        `link-${seed}`,
      ),
    ),
  ),
)
const opened = (link: string | null): ReplayFile => {
  const back = replayOfLink(link ?? '')
  if ('problem' in back) throw new Error(back.problem.key)
  return back
}
const links = files.map(file => linkOf(file))

describe('a link', () => {
  it('holds a battle of any mission and size in at most 2,500 characters, all of it', () => {
    for (const [n, file] of files.entries()) {
      expect(links[n]).toMatch(/^[\w-]+$/)
      expect(links[n]!.length).toBeLessThanOrEqual(LINK_MOST)
      expect(opened(links[n]!)).toEqual(file)
      expect(runReplay(game, opened(links[n]!)).problem).toBeNull()
    }
  })

  it('holds a battle in which rounds were begun again, with the dice that fell', async () => {
    const { file, match } = await begunAgain()
    expect(match.rewinds).toBe(2)
    const link = linkOf(file)
    expect(opened(link)).toEqual(file)
  })

  it('holds places that people choose between those that are offered', () => {
    const scenario = missionScenario('political-escort', { maxRounds: 3 })
    const state = game.newGame(scenario)
    const commands: Command[] = []
    while (state.open[0]?.kind === 'place') {
      const [decision] = state.open
      const offered = game.legal(state, decision)
      const moved = offered
        .flatMap(one => ('y' in one ? [-3.3, 3.3].map(by => ({ ...one, y: Math.round((one.y + by) * 10) / 10 })) : []))
        .find(one => game.isLegal(state, one) === true)
      commands.push(moved!)
      game.apply(state, moved!)
    }
    expect(commands.length).toBeGreaterThan(2)
    const file = { ...files[0]!, scenario, commands, hashes: { 1: outcomeHash(state) }, finalHash: outcomeHash(state) }
    expect(opened(linkOf(file)).commands).toEqual(commands)
  })

  it('is read with what a sentence leaves at its end', () => {
    for (const end of ['.', ').', ' ', '…»']) expect(opened(`${links[0]}${end}`)).toEqual(files[0])
  })

  it('is refused for dice of another seed: those go into a file', () => {
    expect(linkOf({ ...files[0]!, seed: 'another' })).toBeNull()
  })

  it('says where a battle comes out differently, and which rules it was of', () => {
    const file = files[1]!
    const link = linkOf({ ...file, rulesVersion: 'old' })!
    expect(opened(link).rulesVersion).toBe('old')
    expect(runReplay(game, opened(link)).problem).toBeNull()
    // The same decisions with other dice are another battle.
    const other = opened(relinked(file))
    const { problem, state } = runReplay(game, other)
    expect(problem?.key).toBe('replay.tampered')
    expect(state).not.toBeNull()
  })
})

describe('a bad link', () => {
  it('is said to be broken, of another shape or too large', () => {
    const link = links[0]!
    const said = (text: string) => {
      const back = replayOfLink(text)
      return 'problem' in back ? back.problem.key : null
    }
    for (const text of ['', 'A', 'AQ', link.slice(0, -5), `${link}AA`, `${link.slice(0, 60)}%${link.slice(61)}`])
      expect(said(text)).toBe('ui.replays.link.broken')
    expect(said(`C${link.slice(1)}`)).toBe('ui.replays.link.shape')
    expect(said(link.repeat(20))).toBe('ui.replays.link.large')
  })

  it('is refused or honestly another battle, never a throw nor a long wait, whatever is changed in it', () => {
    const next = random(77)
    const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    let refused = 0
    let played = 0
    for (let n = 0; n < 200; n += 1) {
      const file = files[n % files.length]!
      const link = links[n % files.length]!
      const at = Math.floor(next() * link.length)
      const sign = ALPHABET[Math.floor(next() * 64)]!
      const plain = `${link.slice(0, at)}${sign}${link.slice(at + 1)}`
      // Half of them by somebody who mends the sum.
      const text = n % 2 === 0 ? plain : mended(plain)
      const back = replayOfLink(text)
      if ('problem' in back) {
        refused += 1
        expect(back.problem.key).toMatch(/^ui\.replays\.link\.|^replay\.bad-scenario$/)
        continue
      }
      played += 1
      const { problem } = runReplay(game, back)
      if (problem === null) expect(back.finalHash).not.toBe('link')
      if (text === link) expect(back).toEqual(file)
    }
    expect(refused).toBeGreaterThan(90)
    expect(played).toBeGreaterThan(20)
  })
})

/** A battle of four rounds, of which two were begun again. */
async function begunAgain() {
  const scenario = missionScenario('political-escort', { maxRounds: 4 })
  const file = await playedFile(scenario, 'again')
  const match = createMatch({
    engine: game,
    scenario,
    seed: 'again',
    players: { first: silent, second: silent },
    prefix: file.commands,
  })
  for (const round of [3, 2]) {
    match.back(roundStarts(match.events).find(one => one.round === round)!.keep, 'rewind')
    // The same people answer again, with other dice.
    const rest = await playedFile(scenario, 'again', { prefix: match.log, rewinds: match.rewinds })
    const commands = rest.commands.slice(match.log.length)
    const again = createMatch({
      engine: game,
      scenario,
      seed: 'again',
      players: { first: silent, second: silent },
      prefix: [...match.log, ...commands],
      rewinds: match.rewinds,
    })
    if (round === 2) return { match: again, file: exportReplay(game, again, namesBySide(file.players)) }
  }
  throw new Error('no second round')
}
const silent = { decide: () => new Promise<Command>(() => {}) }

/** The link of a battle whose short hashes are of another one. */
function relinked(file: ReplayFile): string {
  const link = linkOf(file)!
  return mended(`${link.slice(0, -3)}${link.endsWith('A') ? 'BBB' : 'AAA'}`)
}

/** A link whose sum fits what it holds. */
function mended(link: string): string {
  const bytes = bytesOfText(link)
  return bytes ? summed(bytes.slice(5)) : link
}

describe('a link to a battle of a campaign', () => {
  it('[MISSION-GEN-4] holds earlier damage and the terms, in a shape of its own', async () => {
    const { forces } = missionScenario('asteroid-run')
    const scenario = missionScenario('asteroid-run', {
      maxRounds: 6,
      collection: 'open',
      forces: { first: [{ ...forces.first[0]!, damage: 2 }], second: forces.second },
      terms: { obstacles: 4, shields: { senatorshuttle: 3 } },
    })
    const file = await playedFile(scenario, 'tour')
    const link = linkOf(file)
    expect(bytesOfText(link!)![0]).toBe(3)
    expect(opened(link)).toEqual(file)
    expect(runReplay(game, opened(link)).problem).toBeNull()
  })
})
