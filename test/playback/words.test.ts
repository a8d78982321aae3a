/** Every event has its beat and its line, and every line a sentence whose gaps it can fill. */
import { describe, expect, test } from 'vitest'
import { captions } from '../../src/locale/en/captions.ts'
import { log } from '../../src/locale/en/log.ts'
import { shipNames, t } from '../../src/locale/index.ts'
import { BEATS } from '../../src/playback/beats/index.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import type { EventType, GameEvent, Text } from '../../src/rules/index.ts'
import { catalog, dice, sample } from './sample.ts'
import '../support/all-english.ts'

/** Events without a line of their own, and why. */
const SILENT: Partial<Record<EventType, string>> = {
  dialSet: 'hidden, and there are many',
  lockRemoved: 'the reroll, the new lock or the loss says so',
  attackEnded: 'everything has been said',
  roundEnded: 'the next round says so',
}

const ofType = <T extends EventType>(type: T): Extract<GameEvent, { type: T }> =>
  sample.find(event => event.type === type) as Extract<GameEvent, { type: T }>

/** The sample with other turns that events can take. */
const variants: readonly GameEvent[] = [
  { ...ofType('tokenPlaced'), what: 'satellite', obstacle: false },
  { ...ofType('cardTriggered'), card: 'redsquadronpilot' },
  { ...ofType('diceModified'), effect: 'redsquadronpilot' },
  { ...ofType('tokenImpossible'), what: 'satellite' },
  ...['asteroid', 'comrade'].map(what => ({ ...ofType('tokenPlaced'), what, obstacle: false, side: null })),
  { ...ofType('objectTaken'), kind: 'comrade' },
  ...(['north', 'east', 'west', 'south'] as const).map(edge => {
    const chosen = ofType('edgesChosen')
    return { ...chosen, homes: { ...chosen.homes, first: edge } }
  }),
  { ...ofType('counted'), count: 5 },
  { ...ofType('manoeuvreExecuted'), ship: 'i2', obstacles: ['coreasteroid2', 'coreasteroid3'], overlapped: [] },
  { ...ofType('manoeuvreExecuted'), obstacles: [] },
  { ...ofType('obstacleRolled'), face: 'hit', hits: 1 },
  { ...ofType('obstacleRolled'), face: 'crit', crits: 1 },
  ...[true, false].flatMap(obstructed =>
    ['primary', 'protontorpedoes'].map(weapon => ({ ...ofType('attackDeclared'), weapon, obstructed })),
  ),
  { ...ofType('objectsLost'), objects: ['m1', 'm2'] },
  ...(['overlap', 'obstacle', 'nothing', 'passed'] as const).map(why => ({ ...ofType('actionSkipped'), why })),
  { ...ofType('actionSkipped'), why: 'forbidden' as const, card: 'damagedsensorarray' },
  ...(['passed', 'obstacle', 'effect'] as const).map(why => ({ ...ofType('attackSkipped'), why })),
  ...(['focus', 'evade', 'repair', 'card'] as const).map(action => ({
    ...ofType('actionPerformed'),
    action,
    name: action === 'repair' || action === 'card' ? 'damagedsensorarray' : null,
    target: null,
  })),
  { ...ofType('actionPerformed'), action: 'boost', name: null, target: null },
  { ...ofType('actionPerformed'), action: 'mission', name: 'scan', target: null },
  ...(['focus', 'target-lock', 'marksmanship'] as const).map(effect => ({
    ...ofType('diceModified'),
    dice: 'defence' as const,
    effect,
  })),
  ...(['calculate', 'reinforce', 'coordinate', 'jam'] as const).map(action => ({
    ...ofType('actionPerformed'),
    action,
    target: 'i1',
  })),
  ...[0, 1].map(hits => ({ ...ofType('obstacleRolled'), obstacle: 'r2', friend: true as const, hits, crits: 0 })),
  { ...ofType('manoeuvreReplaced'), by: null },
  { ...ofType('diceModified'), effect: 'evade' },
  { ...ofType('diceModified'), effect: 'marksmanship' },
  { ...ofType('diceRolled'), pool: [] },
  { ...ofType('diceRolled'), dice: 'defence', pool: [] },
  { ...ofType('diceRolled'), dice: 'defence', pool: dice('evade') },
  { ...ofType('diceRolled'), pool: dice('hit') },
  { ...ofType('resultsCompared'), hits: 0, crits: 0 },
  { ...ofType('resultsCompared'), hits: 0, crits: 0, cancelled: { hits: 0, crits: 0 } },
  { ...ofType('resultsCompared'), hits: 1, crits: 0 },
  { ...ofType('resultsCompared'), hits: 0, crits: 1 },
  { ...ofType('resultsCompared'), hits: 2, crits: 0 },
  { ...ofType('lockRemoved'), why: 'effect' },
  ...(['focus', 'evade', 'stress'] as const).flatMap(token =>
    [1, 2].map(count => ({ ...ofType('tokenGained'), token, count, why: 'card' })),
  ),
  { ...ofType('tokenGained'), token: 'gusto', count: 1, why: 'card' },
  { ...ofType('tokenRemoved'), token: 'gusto', count: 1, why: 'card' },
  { ...ofType('tokenGained'), token: 'stress', count: 2, why: 'red' },
  { ...ofType('tokenRemoved'), token: 'stress', count: 2, why: 'green' },
  ...[true, false].flatMap(escaped =>
    ['north', 'south', 'east'].map(edge => ({ ...ofType('shipFled'), ship: 'r2', escaped, edge })),
  ),
  { ...ofType('shipDestroyed'), by: null },
  { ...ofType('barrelRolled'), side: 'right' },
  ...(['koiogran 4', 'segnor-left 2', 'tallon-right 3'] as const).map(manoeuvre => ({
    ...ofType('manoeuvreExecuted'),
    manoeuvre,
    endTurnCancelled: true,
    overlapped: ['r2'],
  })),
  ...[4, -4].map(slide => ({
    ...ofType('manoeuvreExecuted'),
    manoeuvre: 'tallon-right 3' as const,
    slide,
    overlapped: [],
    obstacles: [],
  })),
  { ...ofType('reinforcementImpossible'), why: 'components' },
  { ...ofType('deckShuffled'), cards: 1 },
  { ...ofType('cardRolled'), effect: false },
  ...(['setup', 'planning', 'system', 'activation', 'combat', 'end'] as const).map(phase => ({
    ...ofType('phaseStarted'),
    phase,
  })),
  { ...ofType('objectPlaced'), ship: null, object: 'd3', from: 'd1' },
  { ...ofType('objectMoved'), object: 'd3', stopped: true },
  ...(['burned', 'left', 'spent'] as const).map(why => ({ ...ofType('objectRemoved'), object: 'd3', why })),
  { ...ofType('initiativeChosen'), has: 'first' },
  { ...ofType('gameEnded'), result: { winner: 'second', by: 'destroyed' } },
  { ...ofType('gameEnded'), result: { winner: 'second', by: 'limit' } },
  { ...ofType('gameEnded'), result: { winner: null, by: 'limit' } },
  { ...ofType('gameEnded'), result: { winner: 'second', by: 'conceded' } },
]

const SHIPS = [
  { id: 'r1', pilot: null, chassis: 'senatorshuttle' },
  { id: 'r2', pilot: 'redsquadronpilot', chassis: 'xwing' },
  ...['i1', 'i2', 'i3'].map(id => ({ id, pilot: 'academypilot', chassis: 'tiefighter' })),
]
const names = shipNames(
  () => SHIPS,
  () => null,
  () => ({ first: 'rebel', second: 'imperial' }),
)

const timeline = createTimeline({ catalog })
timeline.append([...sample, ...variants])

const texts: { text: Text; from: string }[] = [
  ...timeline.lines.map(line => ({ text: line, from: line.kind })),
  ...timeline.chapters.map(chapter => ({ text: chapter.title, from: 'chapter' })),
  ...timeline.beats.flatMap(beat => {
    const { caption } = timeline.picture(beat.start + beat.duration * 0.999)
    return caption ? [{ text: caption, from: beat.type }] : []
  }),
]

const sources: Readonly<Record<string, string>> = { ...log, ...captions }
const forms = (key: string): string[] => [key, `${key}_one`, `${key}_other`].filter(form => form in sources)

/** Whether a line gives it: the locale gives every sentence the names of both sides. */
const isParameter = (name: string): boolean => name !== 'first' && name !== 'second'

describe('words', () => {
  test('every event has a beat, and a line unless it is silent on purpose', () => {
    const heard = new Set(timeline.lines.map(line => line.kind))
    for (const type of Object.keys(BEATS) as EventType[]) {
      expect(
        sample.some(event => event.type === type),
        `${type} in the sample`,
      ).toBe(true)
      if (type === 'lockRemoved') continue
      expect(heard.has(type), type).toBe(!(type in SILENT))
    }
  })

  test('every line, caption and title has a sentence, and its parameters are the ones the sentence asks for', () => {
    for (const { text, from } of texts) {
      const found = forms(text.key)
      expect(found, `${text.key} of ${from}`).not.toEqual([])
      for (const form of found) {
        const asked = [...sources[form]!.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]!).filter(isParameter)
        expect(Object.keys(text.params ?? {}), `${form} of ${from}`).toEqual(expect.arrayContaining(asked))
        if (form !== text.key) expect(text.params, form).toHaveProperty('count')
      }
      expect(text.rules.length + (from === 'chapter' ? 1 : 0), `${text.key} names a rule`).toBeGreaterThan(0)
    }
  })

  test('no sentence is left that nothing says', () => {
    const said = new Set(texts.flatMap(({ text }) => forms(text.key)))
    expect(Object.keys(sources).filter(key => !said.has(key))).toEqual([])
  })

  test('a caption has eight words at most, names filled in', () => {
    for (const { text } of texts) {
      if (!text.key.startsWith('caption.')) continue
      const said = t(text, { name: names })
      expect(said, 'the locale knows the captions').not.toBe(text.key)
      const words = said.split(/\s+/)
      expect(words.length, words.join(' ')).toBeLessThanOrEqual(8)
    }
  })

  test('a line says who did what', () => {
    const line = timeline.lines.find(other => other.key === 'log.attackDeclared.clear')!
    expect(line).toMatchObject({ ships: ['r2', 'i1'], round: 1, kind: 'attackDeclared' })
    expect(t(line, { name: names })).toBe('Red Squadron Pilot attacks Academy Pilot i1 at range 1 (primary weapon).')
  })
})
