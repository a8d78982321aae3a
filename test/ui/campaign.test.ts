/** What the screen says of missions, choices, medals and luck, and the row of each battle in the record. */
import { describe, expect, it } from 'vitest'
import { game, MISSIONS as NUMBERED } from '../../src/content/index.ts'
import { has } from '../../src/locale/index.ts'
import { COUNTED, MEDALS } from '../../src/match/medals.ts'
import { NUMBERS } from '../../src/match/tally.ts'
import { CAMPAIGN, missionAfter } from '../../src/ui/campaign/campaign-missions.ts'
import { readChoices } from '../../src/ui/campaign/last-choices.ts'
import type { BattleSetup } from '../../src/ui/menu/types.ts'
import { loneSide, medalFor, resultOf, tallyFor, thinksLess } from '../../src/ui/play/debrief/debrief-summary.ts'
import { wordOf } from '../../src/ui/play/debrief/luck.tsx'
import { conditionWords } from '../../src/ui/play/debrief/medal.tsx'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import type { Session } from '../../src/ui/play/session/session.ts'
import { answersTo } from '../support/people.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'
import { playing } from '../support/sessions.ts'
import '../support/all-english.ts'

/** Plays a battle as its person, by lot, and gives its session at the end. */
async function over(setup: BattleSetup) {
  const next = random(5)
  const opened = openSession({ kind: 'battle', setup }, { speed: 8, reducedMotion: true, dice: 'simple' }, () => ({
    decide: async (view, decision) => brawlCommand(game, view, decision, next),
    dispose() {},
    onMishap: () => () => {},
    onExplanation: () => () => {},
  }))
  const session = playing(opened)
  for (const human of Object.values(session.humans))
    human.subscribe(() => {
      const asked = human.waiting
      if (asked) human.answer(...answersTo(asked, (view, decision) => brawlCommand(game, view, decision, next)))
    })
  const ended = new Promise<void>(resolve => {
    session.subscribe(() => {
      if (session.match.state.result) resolve()
    })
  })
  session.start()
  await ended
  return session
}
const setup: BattleSetup = {
  mission: 'political-escort',
  sides: { first: 'cadet', second: 'human' },
  seed: 'row',
  ironman: true,
}

describe('the campaign on the screen', () => {
  it('has the missions of the box in order, and no game without a mission', () => {
    expect(CAMPAIGN.map(({ id }) => id)).toEqual(NUMBERED)
    expect(missionAfter('political-escort')?.id).toBe('asteroid-run')
    expect(missionAfter('dark-whispers')).toBeNull()
    expect(missionAfter('standard')).toBeNull()
    expect(missionAfter('')).toBeNull()
  })

  it('remembers what was chosen, and takes nothing else for a choice', () => {
    const none = { openAll: false, side: 'first', level: null }
    expect(readChoices(null)).toEqual(none)
    expect(readChoices('{')).toEqual(none)
    expect(readChoices('[1]')).toEqual(none)
    expect(readChoices('{"openAll":"yes","side":"hutt","level":"<b>"}')).toEqual(none)
    expect(readChoices('{"openAll":true,"side":"second","level":"ace"}')).toEqual({
      openAll: true,
      side: 'second',
      level: 'ace',
    })
  })

  it('has words for every number, medal, condition and kind of luck', () => {
    const sigmas = [-2, -1, 0, 0.49, 1, 3]
    expect(sigmas.map(wordOf)).toEqual(['very-unkind', 'unkind', 'even', 'even', 'kind', 'very-kind'])
    const keys = [
      ...NUMBERS.map(name => `ui.debrief.${name}`),
      ...MEDALS.map(medal => `ui.medal.${medal}`),
      ...sigmas.map(sigma => `ui.debrief.luck.${wordOf(sigma)}`),
      ...['won', 'lost', 'draw'].map(outcome => `ui.record.${outcome}.in`),
      ...['mission', 'faction', 'level'].map(by => `ui.record.by.${by}`),
    ]
    expect(keys.filter(key => !has(key))).toEqual([])
    for (const count of COUNTED) {
      expect(conditionWords({ count, most: 2 })).toContain('2')
      if (count !== 'rounds') expect(conditionWords({ count, most: 0 })).not.toMatch(/\d|ui\./)
    }
  })
})

describe('the row of a battle in the record', () => {
  it('tells who played against whom, how it ended and in what numbers', async () => {
    const session = await over(setup)
    const { winner } = session.match.state.result!
    const row = resultOf(session, false, 77)!
    expect(row).toMatchObject({
      id: session.keeping.id,
      ended: 77,
      mission: 'political-escort',
      side: 'second',
      level: 'cadet',
      points: 0,
      outcome: winner === 'second' ? 'won' : 'lost',
      rounds: session.match.state.round,
      previewed: false,
      rewinds: 0,
      ironman: true,
    })
    expect(row.medal === null).toBe(winner !== 'second')
    const actions = session.match.events.filter(event => event.type === 'actionPerformed')
    expect(row.own.actions).toBe(actions.filter(event => event.ship.startsWith('i')).length)
    expect(row.enemy.actions).toBe(actions.filter(event => event.ship.startsWith('r')).length)
    session.dispose()
  })

  it('is none, and there is no medal, where the computer was made to think less than its level', async () => {
    const lowered = await over({ ...setup, think: 200 })
    expect(loneSide(lowered)).toBe('second')
    expect(thinksLess(lowered.setup)).toBe(true)
    expect([resultOf(lowered, false, 1), medalFor(lowered, tallyFor(lowered)!)]).toEqual([null, null])
    lowered.dispose()
    const whole = await over({ ...setup, think: 300 })
    expect(resultOf(whole, false, 1)).not.toBeNull()
    whole.dispose()
  })

  it('is none where two people play, where nobody does, and for what is no battle of the menu', async () => {
    const both = await over({ ...setup, sides: { first: 'human', second: 'human' } })
    expect(loneSide(both)).toBeNull()
    expect(resultOf(both, true, 1)).toBeNull()
    both.dispose()
    expect(loneSide({ ...both, mode: 'watch' } as Session)).toBeNull()
    const lesson = await over({ mission: 'lesson-1', sides: { first: 'human', second: 'cadet' }, seed: 'l' })
    expect(resultOf(lesson, true, 1)).toBeNull()
    lesson.dispose()
  })
})
