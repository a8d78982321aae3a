/** Sets are told apart by their ids, an unknown one is refused in words, and none comes in with a row missing in any room. */
import { describe, expect, it } from 'vitest'
import '../../ai/players.ts'
import type { ContentSet } from '../../src/content/index.ts'
import { BOX, catalogOf, gameOf, missionScenario, setIds } from '../../src/content/index.ts'
import { addSet } from '../../src/content/sets.ts'
import { bringsSet, cardName, inSet, LANGUAGES, type Language, t } from '../../src/locale/index.ts'
import { linkOf } from '../../src/match/link.ts'
import { readReplay } from '../../src/match/read-replay.ts'
import { playReplay } from '../../src/match/replay.ts'
import { isRefused, type Mission } from '../../src/rules/index.ts'
import { keysOf } from '../../src/ui/play/set-rows.ts'
import '../support/all-english.ts'
import { madeUpSet } from '../support/made-up-set/index.ts'
import { madeUpGame } from '../support/made-up-set/register.ts'
import { words } from '../support/made-up-set/words.ts'
import { playedFile } from '../support/played.ts'

/** What is refused; null: nothing. */
function refusalOf(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (isRefused(error)) return error.refusal
    throw error
  }
  return null
}

const [raid] = madeUpSet.missions
/** A mission that is not won by the last ship alone. */
const race: Mission = {
  ...raid!,
  id: 'race',
  effects: { reactions: { combatStart: { rules: ['MISSION-GEN-3'], do: [{ do: 'win', side: 'first' }] } } },
}
const { eliminationWins: _, ...aimed } = race

let tries = 0
/** Takes in a set like the made-up one, but for this; gives what is wrong with it. */
function problemOf(change: Partial<ContentSet>, said = words): string {
  tries += 1
  const id = `try-${tries}`
  try {
    bringsSet(id, said)
    addSet({ ...madeUpSet, id, ...change })
    return 'nothing'
  } catch (error) {
    expect(setIds()).not.toContain(id)
    return (error as Error).message
  }
}
/** The same words but one. */
const without = (key: string, of: readonly Language[]): typeof words =>
  Object.fromEntries(
    Object.entries(words).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).filter(([one]) => one !== key || !of.includes(language as Language))),
    ]),
  ) as typeof words

describe('sets', () => {
  it('are asked for by their ids; what names none is of the box', () => {
    expect([...setIds()].sort()).toEqual([BOX, 'made-up', 'tfa'])
    expect(gameOf('made-up')).toBe(madeUpGame)
    expect(catalogOf().set).toBe(BOX)
    expect([catalogOf('made-up'), catalogOf()].map(({ pilots }) => pilots['lukeskywalker']!.points)).toEqual([40, 28])
    expect(missionScenario('raid', { set: 'made-up' })).toMatchObject({ set: 'made-up', mission: 'raid' })
    expect(refusalOf(() => missionScenario('raid'))).toMatchObject({ key: 'refusal.unknown-mission' })
    expect(refusalOf(() => gameOf('nowhere'))).toMatchObject({ key: 'refusal.unknown-set', params: { set: 'nowhere' } })
  })

  it('that are not here are refused in words, and nothing of their files is lost', async () => {
    const file = await playedFile(missionScenario('standard'), 'a set')
    const strange = { ...file, scenario: { ...file.scenario, set: 'nowhere' } }
    const read = readReplay(JSON.parse(JSON.stringify(strange)))
    expect(read).toEqual(strange)
    const { engine, problem } = playReplay(strange)
    expect(engine).toBeNull()
    expect(t(problem!)).toMatch(/“nowhere”/)
    expect(linkOf(strange)).toBeNull()
  })

  it('say their cards in words of their own while they are spoken of', () => {
    expect(cardName('directhit')).toBe('Direct Hit')
    expect(inSet('made-up', () => [cardName('directhit'), cardName('lukeskywalker'), cardName('standard')])).toEqual([
      'Deep Hit',
      'Luke the Bargee',
      'Dogfight',
    ])
    expect(cardName('lukeskywalker')).toBe('Luke Skywalker')
  })
})

describe('a set', () => {
  it('comes in whole, once', () => {
    expect(() => addSet(madeUpSet)).toThrow('set made-up: it is there twice')
  })

  it.each(madeUpSet.undrawn!)('does not come in without a look of %s', id => {
    const undrawn = madeUpSet.undrawn!.filter(one => one !== id)
    expect(problemOf({ undrawn })).toMatch(
      new RegExp(`src/looks lacks the look of (chassis|kind|faction|token) '${id}'$`),
    )
  })

  it.each(Object.keys(words.en))('does not come in without words for %s', key => {
    expect(problemOf({}, without(key, LANGUAGES))).toMatch(`src/locale lacks words for “${key}”`)
    for (const language of LANGUAGES)
      expect(problemOf({}, without(key, [language]))).toContain(`no words for “${key}” in ${language}`)
  })

  it('has no words that nobody wants', () => {
    expect(Object.keys(words.en).filter(key => !keysOf(madeUpSet).includes(key))).toEqual([])
  })

  it('does not come in with an outline missing, or a kind', () => {
    const [token, ...tokens] = madeUpSet.tokens
    expect(problemOf({ tokens: [{ ...token!, outline: [] }, ...tokens] })).toMatch("token 'wreck1' has no outline")
    expect(problemOf({ kinds: madeUpSet.kinds.slice(1) })).toMatch("token 'wreck1' needs a kind of object 'wreck'")
  })

  it('does not come in with a mission that nobody has aims for, and none of them is overlooked', () => {
    const told = problemOf({ missions: [raid!, aimed] })
    for (const lack of [
      "ai/scripts/goals.ts lacks the script of mission 'race'",
      "ai/objectives/index.ts lacks the objective of mission 'race'",
      "src/match/medals.ts lacks the medals of mission 'race'",
      "src/ui/play/mission-progress.tsx lacks the progress line of mission 'race'",
    ])
      expect(told).toContain(lack)
    // One that the last ship wins asks for none of them.
    expect(problemOf({ missions: [raid!, race] })).not.toMatch(/of mission 'race'/)
    const endless = { ...aimed, effects: {} }
    expect(problemOf({ missions: [raid!, endless] })).toMatch(
      "'race' has aims of its own, and nothing in it says who wins",
    )
  })
})
