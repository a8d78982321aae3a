/** What the instructor says and when, what a hint gives in a lesson, and how far one has got. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BOX, catalog, fetchSet, game, gameOf, missionScenario } from '../../src/content/index.ts'
import { lessons } from '../../src/locale/en/lessons.ts'
import { has } from '../../src/locale/index.ts'
import type { Command, GameEvent, GameState, ManoeuvreKey } from '../../src/rules/index.ts'
import { ideasOf } from '../../src/ui/campaign/lessons/ideas.ts'
import { actionsIn, type Moment, PUPIL } from '../../src/ui/campaign/lessons/lesson-moment.ts'
import {
  battleFlown,
  LESSONS,
  lessonNumber,
  readLessons,
  secondBegun,
  useLessons,
} from '../../src/ui/campaign/lessons/lesson-progress.ts'
import { TOLD, toldOf } from '../../src/ui/campaign/lessons/remarks.ts'
import { firstMission, isSecond, lessonSetup, secondBattle } from '../../src/ui/campaign/lessons/setup.ts'
import { lineOf, type Said, STEPS, stretchOf } from '../../src/ui/campaign/lessons/steps.ts'
import { wantedBy } from '../../src/ui/campaign/lessons/wanted.ts'
import { warningOf } from '../../src/ui/campaign/lessons/warning.ts'
import { type Random, random } from '../support/random.ts'
import { brawlCommand, randomCommand } from '../support/random-play.ts'
import '../support/all-english.ts'

await fetchSet('tfa')
const STAGES = [1, 2, 3, 4] as const
/** The set that a lesson is of, and its game. */
const setOf = (stage: number): string => lessonSetup(stage, 'x').set ?? BOX
const gameAt = (stage: number) => gameOf(setOf(stage))

type Lived = { readonly now: Moment; readonly view: GameState }

/** Every moment of a lesson played by lot, as its pupil sees it. */
function* live(stage: number, next: Random, wild: boolean): Generator<Lived> {
  const events: GameEvent[] = []
  const log: Command[] = []
  const game = gameAt(stage)
  const state = game.newGame(missionScenario(LESSONS[stage - 1]!, { set: setOf(stage) }), events)
  const moment = (asked: Moment['asked'], draft: ManoeuvreKey | null, from = events.length): Moment => ({
    stage,
    round: state.round,
    phase: state.phase,
    asked,
    actions: asked?.decision.kind === 'action' ? actionsIn(game.legal(asked.view, asked.decision)) : [],
    draft,
    stress: state.ships.find(ship => ship.id === PUPIL)!.stress,
    events: events.slice(0, from),
    since: log.findLastIndex(({ player: side }) => side === 'first'),
  })
  yield { now: { ...moment(null, null, 0), phase: 'setup' }, view: state }
  while (!state.result) {
    const decision = state.open[0]!
    const command = (wild ? randomCommand : brawlCommand)(game, state, decision, next)
    if (decision.player === 'first') {
      const view = game.viewFor(state, 'first')
      yield { now: moment({ side: 'first', decision, view }, null), view }
      if (command.type === 'setDial') yield { now: moment({ side: 'first', decision, view }, command.manoeuvre), view }
    }
    game.apply(state, command, events)
    log.push(command)
    yield { now: moment(null, null), view: state }
  }
}

describe('what the flight instructor says', () => {
  const steps = new Set<string>()
  const told = new Set<string>()
  const met = new Set<string>()
  // A critical that reaches the X-wing's hull is rare.
  for (const [stage, games] of [
    [1, 25],
    [2, 150],
    [3, 150],
    [4, 150],
  ] as const)
    for (let seed = 1; seed <= games; seed += 1) {
      const said: Said = new Map()
      for (const { now } of live(stage, random(seed), seed % 3 === 0)) {
        const { catalog } = gameAt(stage)
        const line = lineOf(now, catalog, said)
        // Whatever is asked, something is said.
        if (now.asked && !line) throw new Error(`silent at ${now.asked.decision.kind} in lesson ${stage}`)
        if (line && !line.brief) {
          const { id } = line.step
          // What has been said stays for a stretch of the lesson, and does not come again.
          if (said.has(id) && said.get(id) !== stretchOf(now)) throw new Error(`${id} again in lesson ${stage}`)
          said.set(id, stretchOf(now))
          steps.add(`${stage}/${id}`)
        }
        for (const { key } of toldOf(now, catalog, 5)) told.add(key)
        for (const { id, met: done } of ideasOf(stage, now.events)) if (done) met.add(`${stage}/${id}`)
      }
    }

  it('comes at some moment, every line of it', () => {
    const all = STEPS.flatMap(({ id, stages }) => stages.map(stage => `${stage}/${id}`))
    expect([...new Set(all)].filter(one => !steps.has(one))).toEqual([])
    expect(TOLD.map(({ id }) => `ui.lesson.told.${id}`).filter(key => !told.has(key))).toEqual([])
    const ideas = STAGES.flatMap(stage => ideasOf(stage, []).map(({ id }) => `${stage}/${id}`))
    expect(ideas.filter(one => !met.has(one))).toEqual([])
  })

  it('is short, and there are words for all of it and no others', () => {
    const words: Readonly<Record<string, string>> = lessons
    const used = [
      ...STEPS.flatMap(({ id }) => [`ui.lesson.step.${id}.head`, `ui.lesson.step.${id}.text`]),
      'ui.lesson.step.commit.table',
      ...TOLD.map(({ id, count }) => `ui.lesson.told.${id}${count ? '_other' : ''}`),
      ...STAGES.flatMap(stage => ideasOf(stage, []).map(({ id }) => `ui.lesson.idea.${id}`)),
    ]
    expect(used.filter(key => !words[key])).toEqual([])
    const written = Object.keys(lessons).filter(key => /\.(step|told|idea)\./.test(key) && !key.endsWith('_one'))
    expect(written.filter(key => !used.includes(key))).toEqual([])
    const heads = written.filter(key => key.endsWith('.head')).map(key => words[key]!)
    expect(heads.filter(head => head.split(' ').length > 8)).toEqual([])
    for (const end of ['won', 'kill', 'lost', 'fled']) expect(has(`ui.lesson.end.${end}`)).toBe(true)
    for (const warning of ['flees', 'stressed', 'nobody']) expect(has(`ui.lesson.warn.${warning}`)).toBe(true)
  })

  it('says nothing twice: a heading alone calls to mind what has been said, and a film needs none', () => {
    const said: Said = new Map()
    const heard: string[] = []
    for (const { now } of live(1, random(1), false)) {
      const line = lineOf(now, catalog, said)
      if (!line) {
        expect(now.asked).toBeNull()
        continue
      }
      if (!line.brief && !said.has(line.step.id)) heard.push(line.step.id)
      if (!line.brief) said.set(line.step.id, stretchOf(now))
      else expect(said.get(line.step.id)).not.toBe(stretchOf(now))
    }
    expect(heard).toEqual([...new Set(heard)])
    expect(heard.slice(0, 5)).toEqual(['meet', 'dial', 'commit', 'secret', 'fly'])
  })

  it('asks of dice only for what can be done to them', () => {
    const heard = new Set<string>()
    for (const stage of [2, 3])
      for (let seed = 1; seed <= 40; seed += 1)
        for (const { now } of live(stage, random(seed), seed % 3 === 0)) {
          if (now.asked?.decision.kind !== 'modify') continue
          const { id } = lineOf(now, catalog, new Map())!.step
          heard.add(id)
          const possible = game
            .legal(now.asked.view, now.asked.decision)
            .flatMap(command => (command.type === 'modify' ? [command.effect] : []))
          if (id === 'spend' || id === 'guard') expect(possible).toContain('focus')
          if (id === 'reroll') expect(possible).toContain('target-lock')
          if (id === 'stand') expect(possible).not.toContain('focus')
        }
    expect([...heard].toSorted()).toEqual(['guard', 'reroll', 'spend', 'stand'])
  })

  it('rings only what the sheet of styles knows', () => {
    const sheet = readFileSync(resolve(import.meta.dirname, '../../src/ui/campaign/lessons/lessons.css'), 'utf8')
    const points = new Set(STEPS.flatMap(({ point }) => (point ? [point] : [])))
    expect(points.size).toBeGreaterThan(4)
    for (const point of [...points, 'commit', 'show']) expect(sheet).toContain(`[data-coach="${point}"]`)
  })

  it('tells of the latest first, of what came since the last answer, and not for ever the same', () => {
    const shot = (at: number): GameEvent => ({
      type: 'attackDeclared',
      attacker: PUPIL,
      defender: 'i1',
      weapon: 'primary',
      band: 1,
      mm: 50,
      line: { from: { x: 0, y: 0 }, to: { x: 0, y: 50 } },
      obstructed: false,
      at,
      rules: [],
    })
    const hit = (at: number, hits: number): GameEvent => ({
      type: 'resultsCompared',
      attacker: PUPIL,
      defender: 'i1',
      attack: [],
      defence: [],
      cancelled: { hits: 0, crits: 0 },
      hits,
      crits: 0,
      at,
      rules: [],
    })
    const now = (events: readonly GameEvent[], since: number): Moment => ({
      stage: 1,
      round: 1,
      phase: 'combat',
      asked: null,
      actions: [],
      draft: null,
      stress: 0,
      events,
      since,
    })
    expect(toldOf(now([shot(4), hit(6, 2)], 4), catalog, 3)).toEqual([
      { key: 'ui.lesson.told.hit', params: { count: 2 } },
      { key: 'ui.lesson.told.near' },
    ])
    expect(toldOf(now([shot(4), hit(6, 2)], 4), catalog, 1)).toHaveLength(1)
    expect(toldOf(now([shot(4), hit(6, 2)], 5), catalog, 3)).toHaveLength(1)
    expect(toldOf(now([shot(4), shot(9), hit(11, 0)], 9), catalog, 3)).toEqual([{ key: 'ui.lesson.told.miss' }])
  })
})

describe('second thoughts about a dial', () => {
  const view = (change: (ship: GameState['ships'][number]) => void): GameState => {
    const state = game.newGame(missionScenario('lesson-3'))
    for (const ship of state.ships) change(ship)
    return game.viewFor(state, 'first')
  }

  it('come before the mat is left', () => {
    const near = view(ship => {
      if (ship.id === PUPIL) ship.pose = { x: 0, y: 430, heading: 0 }
    })
    expect(warningOf(catalog, near, 'straight 3')).toBe('flees')
  })

  it('come with red while stressed', () => {
    const tense = view(ship => {
      if (ship.id === PUPIL) ship.stress = 1
    })
    expect(warningOf(catalog, tense, 'koiogran 4')).toBe('stressed')
  })

  it('come when another move promises a target and this one none', () => {
    const plain = view(() => {})
    expect(warningOf(catalog, plain, 'straight 2')).toBe('nobody')
    expect(warningOf(catalog, plain, 'koiogran 4')).toBeNull()
  })

  it('stay away where no move promises one', () => {
    const alone = view(ship => {
      if (ship.id !== PUPIL) ship.pose = { x: -420, y: -430, heading: 270 }
      else ship.pose = { x: 300, y: 300, heading: 0 }
    })
    expect(warningOf(catalog, alone, 'straight 1')).toBeNull()
  })
})

describe('what a hint gives in a lesson', () => {
  /** For every question of some lessons: the step of the instructor, and what a hint would give. */
  const wanted = new Map<string, { readonly now: Moment; readonly best: Command }[]>()
  for (const stage of STAGES)
    for (let seed = 1; seed <= 30; seed += 1) {
      const game = gameAt(stage)
      const { catalog } = game
      const said: Said = new Map()
      for (const { now } of live(stage, random(seed), seed % 3 === 0)) {
        const line = lineOf(now, catalog, said)
        if (!line || !now.asked) continue
        if (!line.brief) said.set(line.step.id, stretchOf(now))
        const legal = game.legal(now.asked.view, now.asked.decision)
        const [best] = wantedBy(line.step.id, now, catalog, legal)
        if (!best) continue
        expect(game.isLegal(now.asked.view, best)).toBe(true)
        const key = `${stage}/${line.step.id}`
        wanted.set(key, [...(wanted.get(key) ?? []), { now, best }])
      }
    }
  const bests = (key: string) => (wanted.get(key) ?? []).map(({ best }) => best)

  it('is a dial that the instructor has nothing against', () => {
    for (const key of ['1/dial', '1/keep', '1/face', '2/act-ahead', '2/room']) {
      expect(bests(key), key).not.toEqual([])
      for (const { now, best } of wanted.get(key)!)
        expect(best.type === 'setDial' && warningOf(catalog, now.asked!.view, best.manoeuvre), key).toBeNull()
    }
  })

  it('is what the lesson is about: the red turn, then green; focus, then a lock', () => {
    expect(bests('3/behind')).not.toEqual([])
    for (const best of bests('3/behind')) expect(best).toMatchObject({ type: 'setDial', manoeuvre: 'koiogran 4' })
    expect(bests('3/green')).not.toEqual([])
    for (const { now, best } of wanted.get('3/green')!)
      expect(best.type === 'setDial' && warningOf(catalog, now.asked!.view, best.manoeuvre)).not.toBe('stressed')
    for (const [key, action] of [
      ['2/action', 'focus'],
      ['2/lock', 'target-lock'],
    ] as const) {
      expect(bests(key), key).not.toEqual([])
      for (const best of bests(key)) expect(best).toMatchObject({ type: 'act', action })
    }
  })

  it('is a Tallon Roll, a stop of it, and a boost, where they are taught', () => {
    expect(bests('4/tallon')).not.toEqual([])
    for (const best of bests('4/tallon')) expect(best.type === 'setDial' && best.manoeuvre).toMatch(/^tallon/)
    expect(bests('4/slide')).not.toEqual([])
    for (const best of bests('4/slide')) expect(best.type).toBe('slide')
    expect(bests('4/boost')).not.toEqual([])
    for (const best of bests('4/boost')) expect(best).toMatchObject({ type: 'act', action: 'boost' })
    // Wherever a boost leads to somebody, the hint does.
    const turns = bests('4/boost').filter(
      best => best.type === 'act' && best.action === 'boost' && best.bearing !== 'straight',
    )
    expect(turns.length).toBeGreaterThan(0)
  })

  it('is a shot where one may be held, at the ship that is locked', () => {
    expect(bests('1/target').every(({ type }) => type === 'attack')).toBe(true)
    expect(bests('2/marked')).not.toEqual([])
    for (const { now, best } of wanted.get('2/marked')!) {
      const { lock } = now.asked!.view.ships.find(ship => ship.id === PUPIL)!
      expect(best).toMatchObject({ type: 'attack', target: lock!.target })
    }
  })

  it('is a reroll of what missed, and of no hit', () => {
    expect(bests('2/reroll')).not.toEqual([])
    for (const best of bests('2/reroll'))
      expect(best.type === 'modify' && [best.effect, best.reroll?.hit ?? 0, best.reroll?.crit ?? 0]).toEqual([
        'target-lock',
        0,
        0,
      ])
  })

  it('is left to the computer where anything will do', () => {
    const [{ now } = { now: null }] = wanted.get('2/action') ?? []
    const { view, decision } = now!.asked!
    expect(wantedBy('which', now!, catalog, game.legal(view, decision))).toEqual([])
  })
})

describe('progress in Quick start', () => {
  it('is read from what is stored, whatever that is', () => {
    expect(readLessons(null)).toEqual({ stage: 1, over: false, battles: 0 })
    expect(readLessons('{"stage":2,"over":true,"battles":1}')).toEqual({ stage: 2, over: true, battles: 1 })
    // Those who were through before there was a second battle are asked for none.
    expect(readLessons('{"stage":2,"over":true}')).toEqual({ stage: 2, over: true, battles: 2 })
    for (const text of ['', 'x', '[]', 'null', '{"stage":5}', '{"stage":1.5,"over":1,"battles":3}', '{"stage":"2"}'])
      expect(readLessons(text)).toEqual({ stage: 1, over: false, battles: 0 })
  })

  it('leads through the lessons to Mission 1', () => {
    expect(LESSONS.map(lessonNumber)).toEqual([...STAGES])
    expect(lessonNumber('political-escort')).toBeNull()
    expect(lessonNumber(undefined)).toBeNull()
    expect(lessonSetup(2, 'abc')).toMatchObject({ mission: 'lesson-2', seed: 'abc', sides: { first: 'human' } })
    expect(firstMission('abc')).toMatchObject({ mission: 'political-escort', sides: { second: 'cadet' } })
  })

  it('offers First Flight after the first battle of all, until it has begun', () => {
    const battles = () => useLessons.getState().battles
    useLessons.setState({ battles: 0 })
    battleFlown()
    expect(battles()).toBe(1)
    secondBegun()
    battleFlown()
    expect(battles()).toBe(2)
    const request = secondBattle('abc')
    const setup = request.kind === 'battle' ? request.setup : null
    expect(setup).toMatchObject({ set: 'tfa', mission: 'first-flight', sides: { first: 'human' } })
    expect(isSecond(setup!)).toBe(true)
    expect(isSecond({ ...setup!, sides: { first: 'cadet', second: 'cadet' } })).toBe(false)
    expect(isSecond(firstMission('abc'))).toBe(false)
    expect(gameOf('tfa').newGame(missionScenario(setup!.mission, { set: 'tfa' })).ships).toHaveLength(3)
  })
})
