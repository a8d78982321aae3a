/** What the first build kept and gave away opens in this one, and each battle comes to the same in every round. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogOf, game } from '../../src/content/index.ts'
import { replayOfLink } from '../../src/match/link.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import type { ReplayFile } from '../../src/match/replay.ts'
import { type Text, usualFactions } from '../../src/rules/index.ts'
import { openBattles } from '../../src/saves/battles.ts'
import type { KeptBattle } from '../../src/saves/kept.ts'
import { unwrapText } from '../../src/saves/open-envelope.ts'
import { bestOf, lifetimeOf } from '../../src/saves/progress.ts'
import { battleOf } from '../../src/saves/read-kept.ts'
import { openRecord } from '../../src/saves/record.ts'
import { openSquads } from '../../src/saves/squads.ts'
import { readChoices } from '../../src/ui/campaign/last-choices.ts'
import { readSettings } from '../../src/ui/settings.ts'
import { outcomesOf } from '../support/outcomes.ts'
import { vault } from '../support/vault.ts'

const FOLDER = join(import.meta.dirname, '../support/v1')
const text = (path: string): string => readFileSync(join(FOLDER, path), 'utf8')
const names = (folder: string): readonly string[] => readdirSync(join(FOLDER, folder)).map(name => `${folder}/${name}`)
const OUTCOMES: Readonly<Record<string, unknown>> = JSON.parse(text('outcomes.json'))

const found = <T extends object>(one: T): Exclude<T, { readonly problem: Text }> => {
  if ('problem' in one) throw new Error((one as { readonly problem: Text }).problem.key)
  return one as Exclude<T, { readonly problem: Text }>
}
const kept = (path: string): KeptBattle => found(battleOf(unwrapText(text(path))))
const READ: Readonly<Record<string, (path: string) => ReplayFile>> = {
  replays: path => found(parseReplay(text(path))),
  saves: path => kept(path).replay,
  links: path => found(replayOfLink(text(path).trim())),
}
const came = ({ scenario, commands }: ReplayFile) => outcomesOf(game, scenario, commands)

describe('files of format 1', () => {
  const files = Object.keys(READ).flatMap(names)

  it('are all there', () => {
    expect(files).toHaveLength(8 + 3 + 4)
    expect(Object.keys(OUTCOMES).sort()).toEqual([...files].sort())
  })

  it.each(files)('%s comes to the same in every round', path => {
    expect(came(READ[path.split('/')[0]!]!(path))).toEqual(OUTCOMES[path])
  })

  it('are saves of battles that go on: one of no undo and no preview, one with a temper and six asteroids', () => {
    const [first, second, third] = names('saves').map(kept)
    expect([first!.winner, second!.winner, third!.winner]).toEqual([null, null, null])
    expect(second!.setup).toMatchObject({ ironman: true, points: 100 })
    expect(second!.previewed).toBe(false)
    expect(third!.setup).toMatchObject({ obstacles: 6 })
    expect(Object.values(third!.setup.tempers ?? {})).toEqual(['bold'])
  })

  it('are rows of the browser’s database, of which none is lost', async () => {
    const { database } = vault(JSON.parse(text('database.json')))
    const squads = await openSquads(database)
    expect(squads.unread()).toBe(0)
    expect(squads.list().map(({ name, entries }) => [name, entries.length])).toEqual([
      ['Howlrunner', 2],
      ['Luke and Biggs', 2],
    ])
    const record = await openRecord(database)
    expect(record.unread()).toBe(0)
    expect(record.list().map(({ id, outcome }) => [id, outcome])).toEqual([
      ['c3', 'lost'],
      ['b2', 'draw'],
      ['a1', 'won'],
    ])
    // They said the name of a faction, and mean a side: that for which it flies in every battle of that time.
    expect(record.list().map(({ set, side, faction }) => [set, side, faction])).toEqual(
      ['imperial', 'imperial', 'rebel'].map(one => [undefined, one === 'rebel' ? 'first' : 'second', undefined]),
    )
    const { by } = lifetimeOf(record.list(), () => usualFactions(catalogOf()))
    expect(by.faction.map(({ name, score }) => [name, score.battles])).toEqual([
      ['imperial', 2],
      ['rebel', 1],
    ])
    expect(bestOf(record.list(), record.list().at(-1)!.mission, 0, [], usualFactions(catalogOf()))).toMatchObject([
      { faction: 'rebel', won: 1 },
      { faction: 'imperial', won: 0 },
    ])
    const battles = await openBattles(database)
    expect(battles.unread()).toBe(0)
    expect(battles.list().map(({ id, name }) => [id, name])).toEqual([
      ['two', 'The long one'],
      ['one', ''],
    ])
    expect(came(found(await battles.read('one')).replay)).toEqual(OUTCOMES['saves/mission-1.save.json'])
    expect(came(found(await battles.read('two')).replay)).toEqual(OUTCOMES['saves/skirmish.save.json'])
  })

  it('are what the browser remembers of a person', () => {
    const remembered: Readonly<Record<string, string>> = JSON.parse(text('local-storage.json'))
    expect(readSettings(remembered['koiogran.settings']!)).toEqual(JSON.parse(remembered['koiogran.settings']!))
    expect(readChoices(remembered['koiogran.campaign']!)).toMatchObject({ level: 'ace', openAll: true, side: 'second' })
  })
})
