/** What a stored thing is wrapped in: every change is noticed, old versions are brought up to date, harm is refused. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { runReplay } from '../../src/match/replay.ts'
import { SCHEMA, wrap } from '../../src/saves/envelope.ts'
import { looksKept } from '../../src/saves/magic.ts'
import { SAVE_MOST, type Steps, unwrap, unwrapText } from '../../src/saves/open-envelope.ts'
import { battleOf } from '../../src/saves/read-kept.ts'
import { battleIn } from '../../src/ui/menu/battles/battle-in.ts'

const payload = { of: ['any', { kind: 1 }], text: 'å – “x”' }
const envelope = wrap('battle', payload, 1000)
const problemOf = (data: unknown) => {
  const found = unwrap(data)
  return 'problem' in found ? found.problem.key : null
}

describe('an envelope', () => {
  it('gives back what was put in, through text too', () => {
    expect(unwrap(envelope)).toEqual({ payload, created: 1000, later: false })
    const text = JSON.stringify(envelope, null, 2)
    expect(looksKept(text)).toBe(true)
    expect(unwrapText(`\ufeff${text}`)).toEqual({ payload, created: 1000, later: false })
  })

  it('notices a change of any field', () => {
    const changed = [
      { rules: '1e-1' },
      { app: '9.9.9' },
      { app: undefined },
      { created: 1001 },
      { payload: { ...payload, text: '' } },
      { payload: null },
      { schema: SCHEMA + 1 },
      { sum: '0'.repeat(64) },
    ]
    for (const change of changed) expect(problemOf({ ...envelope, ...change })).toBe('save.changed')
  })

  it('refuses what is no envelope', () => {
    for (const data of [null, 1, 'text', [], {}, { ...envelope, magic: 'other' }, { ...envelope, kind: 'squad' }])
      expect(problemOf(data)).toBe('save.none')
    const { sum: _, ...open } = envelope
    expect(problemOf(open)).toBe('save.none')
  })

  it('refuses keys that would change every object, at any depth', () => {
    const deep = JSON.parse('{"a":[{"__proto__":{"evil":1}}]}')
    expect(problemOf(wrap('battle', deep, 1))).toBe('save.changed')
    expect(problemOf(wrap('battle', { constructor: 1 }, 1))).toBe('save.changed')
    expect(({} as { evil?: number }).evil).toBeUndefined()
  })

  it('refuses long, deep and broken texts before they are parsed', () => {
    const keyOf = (text: string) => {
      const found = unwrapText(text)
      return 'problem' in found ? found.problem.key : null
    }
    expect(keyOf(' '.repeat(SAVE_MOST.bytes + 1))).toBe('save.too-big')
    expect(keyOf('['.repeat(100_000))).toBe('save.none')
    expect(keyOf('{"magic":')).toBe('save.none')
  })

  describe('of another version', () => {
    const steps: Steps = {
      [SCHEMA]: old => ({ ...(old as object), second: true }),
      [SCHEMA + 1]: old => ({ ...(old as object), third: true }),
    }

    it('every one that there was is opened: a file of each lies beside this test', async () => {
      const files = readdirSync(import.meta.dirname).filter(name => /^schema-\d+\.save\.json$/.test(name))
      expect(files).toEqual(Array.from({ length: SCHEMA }, (_, n) => `schema-${n + 1}.save.json`))
      for (const name of files) {
        const battle = await battleIn(readFileSync(join(import.meta.dirname, name), 'utf8'))
        expect(battle).toMatchObject({ round: expect.any(Number), replay: { format: 'koiogran-replay' } })
        expect('replay' in battle && runReplay(game, battle.replay).problem).toBe(null)
      }
    })

    it('is brought up to date step by step', () => {
      expect(unwrap(envelope, SCHEMA + 2, steps)).toEqual({
        payload: { ...payload, second: true, third: true },
        created: 1000,
        later: false,
      })
    })

    it('is not believed where a step is missing, and told where it is later than the game', () => {
      expect(unwrap(envelope, SCHEMA + 1, {})).toMatchObject({ problem: { key: 'save.none' } })
      expect(unwrap(envelope, 0, steps)).toEqual({ payload, created: 1000, later: true })
    })

    it('is a replay where it is later and still understood, and refused by name where it is not', () => {
      const kept = JSON.parse(readFileSync(join(import.meta.dirname, `schema-${SCHEMA}.save.json`), 'utf8')).payload
      const open = { ...kept, winner: null, origin: undefined }
      expect(battleOf({ payload: open, created: 1, later: false })).not.toMatchObject({ origin: 'replay' })
      expect(battleOf({ payload: open, created: 1, later: true })).toMatchObject({
        origin: 'replay',
        round: kept.round,
      })
      const strange = { payload: { wings: true }, created: 1 }
      expect(battleOf({ ...strange, later: false })).toMatchObject({ problem: { key: 'save.none' } })
      expect(battleOf({ ...strange, later: true })).toMatchObject({ problem: { key: 'save.later' } })
    })
  })
})
