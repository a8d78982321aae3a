/** The try that counts: begun with its first decision, kept under its own id, ended once; and the record as a file out and in. */
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { noTally } from '../../src/match/tally.ts'
import { type DailyTry, openDaily } from '../../src/saves/daily.ts'
import { type BattleResult, openRecord } from '../../src/saves/record.ts'
import { readRecordText, recordText } from '../../src/saves/record-file.ts'
import { takeIn } from '../../src/ui/campaign/record-keys.tsx'
import { followDaily, tryOf } from '../../src/ui/daily/counted.ts'
import { battleOfDay, numberOfDate } from '../../src/ui/daily/day.ts'
import { shareLines } from '../../src/ui/daily/day-words.ts'
import { countedId } from '../../src/ui/daily/ids.ts'
import { daily } from '../../src/ui/daily/open-daily.ts'
import { countedTry, practice } from '../../src/ui/daily/setup.ts'
import { resultOf } from '../../src/ui/play/debrief/debrief-summary.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import { solved } from '../../src/ui/puzzles/open-solved.ts'
import { answersTo } from '../support/people.ts'
import { playing } from '../support/sessions.ts'
import { vault } from '../support/vault.ts'
import '../support/all-english.ts'

const later = () => new Promise(done => setTimeout(done, 0))

/** A day on which the second side of Mission 2 is flown: it is asked first. */
const battle = Array.from({ length: 400 }, (_, n) => battleOfDay(numberOfDate('2026-12-01') + n)).find(
  one => one.mission === 'asteroid-run' && one.side === 'second',
)!

const open = (request = countedTry(battle)) =>
  playing(
    openSession(request, { speed: 1, reducedMotion: true, dice: 'simple' }, () => ({
      decide: async (view, decision) => game.legal(view, decision)[0]!,
      dispose() {},
      onMishap: () => () => {},
      onExplanation: () => () => {},
    })),
  )

describe('the try of a day that counts', () => {
  it('begins with its first decision, and has the end that it came to, once', async () => {
    const { database } = vault()
    const store = await openDaily(database)
    const session = open()
    expect([session.keeping.id, session.undo()]).toEqual([countedId(battle.date), null])
    const stop = followDaily(session, Promise.resolve(store))
    session.start()
    await later()
    expect(store.list(), 'to have looked at it is no try').toEqual([])
    const person = session.humans.second!
    person.answer(...answersTo(person.waiting!, (view, decision) => game.legal(view, decision)[0]!))
    await later()
    expect(store.list()).toMatchObject([{ id: battle.date, mission: 'asteroid-run', side: 'second', result: null }])
    session.match.concede('second')
    await later()
    expect(resultOf(session, false, 1)).toMatchObject({ id: countedId(battle.date), outcome: 'lost' })
    expect(store.list()).toMatchObject([{ id: battle.date, level: battle.level, result: { outcome: 'lost' } }])
    stop()
    session.dispose()
  })

  it('is none of practice, nor of another battle under its name', async () => {
    for (const request of [practice(battle, null), { ...countedTry(battle), id: 'daily20260101' } as const]) {
      const session = open(request as ReturnType<typeof countedTry>)
      session.start()
      await later()
      const person = session.humans.second!
      person.answer(...answersTo(person.waiting!, (view, decision) => game.legal(view, decision)[0]!))
      await later()
      expect(tryOf(session, 1)).toBeNull()
      session.match.concede('second')
      // With the dice of the day known it is no result at all.
      expect(resultOf(session, false, 1)).toBeNull()
      session.dispose()
    }
  })

  it('is told in three lines', () => {
    const lines = shareLines(battle, { ended: 1, outcome: 'won', rounds: 7, dealt: 3, taken: 0 })
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain(battle.date)
    expect(lines[1]).toContain('won in round 7')
    expect(lines[2]).toBe('dealt 3 ▮▮▮ · taken 0')
  })
})

const result = (id: string): BattleResult => ({
  id,
  ended: 1000,
  mission: 'political-escort',
  side: 'first',
  level: 'cadet',
  points: 0,
  outcome: 'won',
  rounds: 6,
  medal: 'bronze',
  previewed: true,
  rewinds: 0,
  ironman: false,
  own: noTally(),
  enemy: noTally(),
})
const day: DailyTry = {
  id: '2026-11-28',
  begun: 1,
  mission: 'asteroid-run',
  points: 0,
  side: 'first',
  level: 'ace',
  result: { ended: 2, outcome: 'won', rounds: 7, dealt: 6, taken: 3 },
}
const whole = { results: [result('a'), result('b')], days: [day], puzzles: [{ id: 'p1', missed: 2, solved: 5 }] }

describe('the record as a file', () => {
  it('comes back as it went out', () => {
    expect(readRecordText(recordText(whole))).toEqual({ ...whole, unread: 0 })
  })

  it('of the first version holds results', () => {
    const old = JSON.stringify({ format: 'koiogran-record', version: 1, results: whole.results })
    expect(readRecordText(old)).toEqual({ ...whole, days: [], puzzles: [], unread: 0 })
  })

  it('is none where it is something else, and what is not as it should be is counted', () => {
    for (const text of ['', '[]', '{"format":"koiogran-replay","version":2}', '{"format":"koiogran-record"}'])
      expect(readRecordText(text), text).toBeNull()
    expect(readRecordText('{"format":"koiogran-record","version":2,"__proto__":{"a":1}}')).toBeNull()
    const odd = JSON.stringify({ format: 'koiogran-record', version: 2, results: [7], days: [{ id: 'x' }], puzzles: 3 })
    expect(readRecordText(odd)).toEqual({ results: [], days: [], puzzles: [], unread: 2 })
  })

  it('is taken in beside what is here, and changes nothing of it', async () => {
    const store = await openRecord(vault().database)
    const own = { ...result('a'), outcome: 'lost' } as const
    await store.keep(own)
    expect(await takeIn(recordText(whole), store)).toContain('Battles: 1. Daily battles: 1.')
    expect(store.list().find(({ id }) => id === 'a')).toEqual(own)
    expect(store.list()).toHaveLength(2)
    expect((await daily()).list()).toEqual([day])
    expect((await solved()).list()).toEqual(whole.puzzles)
    expect(await takeIn('{}', store)).toBe('This file is no record of this game.')
  })
})
