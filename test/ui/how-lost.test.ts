/** What lost battles were lost by: kept beside the result once the battle was looked back over, and added up. */
import { describe, expect, it } from 'vitest'
import type { Swing } from '../../ai/judge/reviewed.ts'
import { noTally } from '../../src/match/tally.ts'
import { lossesOf } from '../../src/saves/progress.ts'
import { type BattleResult, openRecord, readResult, writtenResult } from '../../src/saves/record.ts'
import type { Session } from '../../src/ui/play/session/session.ts'
import { keepCauses } from '../../src/ui/watch/replays/keep-causes.ts'
import { vault } from '../support/vault.ts'

const result = (id: string, more: Partial<BattleResult> = {}): BattleResult => ({
  id,
  ended: 1000,
  mission: 'political-escort',
  side: 'second',
  level: 'cadet',
  points: 0,
  outcome: 'lost',
  rounds: 6,
  medal: null,
  previewed: true,
  rewinds: 0,
  ironman: false,
  own: noTally(),
  enemy: noTally(),
  ...more,
})
const swing = (round: number, plan: number, dice: number): Swing => ({
  at: round,
  round,
  before: 0.5,
  after: 0.5,
  parts: { first: { plan: 0, read: -plan, dice: -dice }, second: { plan, read: 0.25, dice } },
})
/** As much of a session as says who played, and under which id. */
const session = (id: string, mode: 'play' | 'replay' = 'play') =>
  ({ mode, keeping: { id }, humans: { second: {} } }) as unknown as Session

describe('what a battle was lost by', () => {
  it('is kept beside its result, for the side that was flown', async () => {
    const { database } = vault()
    const store = await openRecord(database)
    await store.keep(result('a'))
    await keepCauses(session('a'), [swing(1, -0.5, 0.125), swing(2, 0, -0.25)], async () => store)
    const causes = { plan: -0.5, read: 0.5, dice: -0.125 }
    expect((await openRecord(database)).list()).toEqual([result('a', { causes })])
  })

  it('is kept of no battle without a result, and of none that is only watched', async () => {
    const store = await openRecord(vault().database)
    await store.keep(result('a'))
    await keepCauses(session('b'), [swing(1, -0.5, 0)], async () => store)
    await keepCauses(session('a', 'replay'), [swing(1, -0.5, 0)], async () => store)
    await keepCauses(session('a'), [], async () => store)
    expect(store.list()).toEqual([result('a')])
  })

  it('is the mean over lost battles that have it', () => {
    const causes = { plan: -0.5, read: 0.25, dice: 0 }
    const all = [
      result('a', { causes }),
      result('b', { causes: { plan: 0, read: -0.25, dice: -0.5 } }),
      result('c'),
      result('d', { outcome: 'won', causes: { plan: 9, read: 9, dice: 9 } }),
    ]
    expect(lossesOf(all)).toEqual({ battles: 2, plan: -0.25, read: 0, dice: -0.25 })
    expect(lossesOf([result('c')])).toBeNull()
  })

  it('is checked like all of a row', () => {
    const written = writtenResult(result('a', { causes: { plan: 0, read: 0, dice: 0 } }))
    expect(readResult(written)).not.toBeNull()
    expect(readResult({ ...written, causes: { plan: 'much', read: 0, dice: 0 } })).toBeNull()
    expect(readResult({ ...written, causes: { plan: 0, read: 0, dice: Number.NaN } })).toBeNull()
  })
})
