/** A watched battle taken over at any moment, the marks on its line, guesses, and captions that teach. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { BEARINGS } from '../../src/geometry/index.ts'
import { has, LANGUAGES, type Line, t } from '../../src/locale/index.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import { outcomeHash } from '../../src/match/outcome.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { playReplay, type ReplayFile, runReplay } from '../../src/match/replay.ts'
import { placesOf, stepFrom, tickAt, ticksOf } from '../../src/playback/chapters.ts'
import { createFilm } from '../../src/playback/film.ts'
import { SIDES, type Side } from '../../src/rules/index.ts'
import { findRule, parseBook } from '../../src/ui/rules/parse.ts'
import { setsHere } from '../../src/ui/sets.ts'
import { reelIn } from '../../src/ui/watch/demos/read-reel.ts'
import { SHELF } from '../../src/ui/watch/demos/shelf.ts'
import { keepFor, opponentIn, takeOver } from '../../src/ui/watch/fork.ts'
import { fits, piecesOf, TERMS } from '../../src/ui/watch/glossary.ts'
import { answerTo, questionAt } from '../../src/ui/watch/guess.ts'
import { readWatching } from '../../src/ui/watch/level.ts'
import { stopBefore } from '../../src/ui/watch/stops.ts'
import { sentenceOf, shipMet, taughtBy, teachKeys } from '../../src/ui/watch/teach.ts'
import { allEnglish, OTHERS, textsOf } from '../locale/languages.ts'
import '../support/all-english.ts'
import { pick, type Random, random } from '../support/random.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const GOLDEN = join(ROOT, 'test/golden')

await setsHere(...SHELF.map(({ set }) => set))

/** Six battles that are recorded in the repository. */
const recorded = readdirSync(GOLDEN)
  .filter(name => name.endsWith('.replay.json'))
  .slice(0, 6)
  .map(name => {
    const file = parseReplay(readFileSync(join(GOLDEN, name), 'utf8'))
    if ('problem' in file) throw new Error(file.problem.key)
    return { name, file }
  })

/** A film of a recorded battle, whole. */
function filmOf(file: ReplayFile) {
  const { engine, events } = playReplay(file)
  const film = createFilm({ catalog: engine!.catalog, reducedMotion: true })
  film.append(events)
  return film
}

/** Somebody who gives the commands of a side as they were recorded. */
const asRecorded = (file: ReplayFile, side: Side, from: number): Player => {
  const left = file.commands.slice(from).filter(command => command.player === side)
  return { decide: async () => left.shift()! }
}
const anyhow = (next: Random): Player => ({
  decide: async (view, decision) => pick(next, game.legal(view, decision)),
})

describe('taking over a battle that is watched', () => {
  it.each(recorded)(
    'goes on from any moment of $name, with equal hash, dice as recorded, to a legal end',
    async ({ file }) => {
      const hashes: string[] = []
      const state = game.newGame(file.scenario)
      for (const command of file.commands) {
        hashes.push(outcomeHash(state))
        game.apply(state, command)
      }
      expect(outcomeHash(state)).toBe(file.finalHash)
      const { timeline } = filmOf(file)
      const next = random(7)
      for (let n = 0; n < 10; n += 1) {
        const side = pick(next, SIDES)
        const { command: seen } = timeline.picture(next() * timeline.duration)
        const keep = keepFor(file.commands, side, seen)
        expect(keep).toBeLessThanOrEqual(Math.max(0, seen))
        const request = takeOver(game, file, { side, keep, level: 'veteran', setup: null })
        if (request.kind !== 'battle' || !request.kept) throw new Error('no battle')
        const { replay } = request.kept.battle
        expect(replay.commands).toEqual(file.commands.slice(0, keep))
        expect(replay.finalHash).toBe(hashes[keep])
        expect(runReplay(game, replay)).toMatchObject({ problem: null, agreed: keep })
        expect(request.setup.sides).toMatchObject({ [side]: 'human' })
        // Nobody takes over half a plan: the side's own dials of the round are all still to be set.
        if (file.commands[keep]?.type === 'setDial')
          expect([file.commands[keep - 1]?.type === 'setDial' && file.commands[keep - 1]?.player]).not.toContain(side)
        const options = { engine: game, scenario: replay.scenario, seed: replay.seed, prefix: replay.commands }
        const rewinds = { rewinds: replay.rewinds ?? 0 }
        if (n < 3 && state.result) {
          // Who decides as was decided sees the same dice, and the same end.
          const players = { first: asRecorded(file, 'first', keep), second: asRecorded(file, 'second', keep) }
          const again = createMatch({ ...options, ...rewinds, players })
          await again.run()
          expect(outcomeHash(again.state)).toBe(file.finalHash)
        }
        const players = { first: anyhow(next), second: anyhow(next) }
        const other = createMatch({ ...options, scenario: { ...replay.scenario }, ...rewinds, players })
        expect(await other.run()).not.toBeNull()
      }
    },
  )

  it('gives the other side its own level, or the usual one', () => {
    expect(opponentIn({ first: 'ace', second: 'rookie' }, 'first')).toBe('rookie')
    expect(opponentIn({ first: 'ace', second: 'human' }, 'second')).toBe('ace')
    expect(opponentIn({ first: 'ace', second: 'human' }, 'first')).toBe('veteran')
  })
})

describe('the line of a film', () => {
  const film = filmOf(recorded[0]!.file)
  const { timeline } = film

  it('has a tick for every round and attack; a loss only once it has been seen', () => {
    const all = ticksOf(timeline, timeline.duration)
    const count = (what: string, seen: number) => ticksOf(timeline, seen).filter(tick => tick.what === what).length
    expect(count('attack', 0)).toBe(timeline.beats.filter(({ type }) => type === 'attackDeclared').length)
    expect(count('round', 0)).toBeGreaterThan(2)
    expect(count('loss', 0)).toBe(0)
    expect(count('loss', timeline.duration)).toBe(
      timeline.beats.filter(({ type }) => type === 'shipDestroyed' || type === 'shipFled').length,
    )
    expect(all.every(({ start }) => start >= 0 && start <= timeline.duration)).toBe(true)
  })

  it('says of every tick what it stands for: who fights only once that has been seen', async () => {
    const known = await allEnglish()
    for (const seen of [0, timeline.duration]) {
      for (const { title, what, start } of ticksOf(timeline, seen)) {
        expect(known, title.key).toHaveProperty([title.key])
        if (what === 'attack' && start > seen) expect(title.params).toBeUndefined()
      }
    }
    const told = ticksOf(timeline, timeline.duration).filter(({ what }) => what === 'attack')
    expect(told.every(({ title }) => title.key === 'log.chapter.attack')).toBe(true)
  })

  it('has the tick that a pointer is at: the nearest, of two the weightier, none that is far', () => {
    const title = { key: 'log.chapter.end', rules: [] }
    const tick = (start: number, what: 'round' | 'phase' | 'attack') => ({ start, what, title, round: 1 })
    const [attack, phase, round, late] = [tick(5, 'attack'), tick(5, 'phase'), tick(5, 'round'), tick(8, 'phase')]
    const ticks = [attack, phase, late, round]
    expect(tickAt(ticks, 5.4, 1)).toBe(round)
    expect(tickAt(ticks, 7.5, 1)).toBe(late)
    expect(tickAt(ticks, 6.9, 1)).toBeNull()
    expect(tickAt([], 5, 1)).toBeNull()
  })

  it('names rounds always, what happened in them only once it has been seen, and a maker’s own chapters before all', () => {
    for (const { file } of recorded) {
      const { timeline: one } = filmOf(file)
      const places = placesOf(one, one.duration)
      expect(places.map(({ start }) => start)).toEqual(places.map(({ start }) => start).toSorted((a, b) => a - b))
      expect(placesOf(one, 0).every(({ what }) => what === 'round')).toBe(true)
      for (const { title } of places) expect(has(title.key), title.key).toBe(true)
      for (let n = 0; n <= 10; n += 1) {
        const seen = (n / 10) * one.duration
        expect(placesOf(one, seen).every(({ what, start }) => what === 'round' || start <= seen)).toBe(true)
      }
    }
    const title = { key: 'ui.watching.line', rules: [] }
    expect(placesOf(timeline, 0, [{ nth: 0, at: 9, title }])).toEqual([
      { start: timeline.timeOfCommand(9), what: 'named', title, round: expect.any(Number) },
    ])
  })

  it('is walked by events, phases and rounds, there and back', () => {
    for (const by of ['event', 'phase', 'round'] as const) {
      const there = [0]
      while (there.at(-1)! < timeline.duration) there.push(stepFrom(timeline, there.at(-1)!, by, 1))
      const back = [timeline.duration]
      while (back.at(-1)! > 0) back.push(stepFrom(timeline, back.at(-1)!, by, -1))
      // Going back passes over what is less than a moment away.
      expect(there).toEqual(expect.arrayContaining(back))
      expect(there.length, by).toBeGreaterThan(by === 'event' ? 100 : 4)
    }
    // In the middle of a round: first to its beginning.
    const [, second] = timeline.chapters.filter(({ kind }) => kind === 'round')
    expect(stepFrom(timeline, second!.start + 2, 'round', -1)).toBe(second!.start)
  })

  it('stops before what is wanted, for those who let it run and for nobody who leaps', () => {
    const stops: number[] = []
    const wanted = timeline.beats.findIndex(({ type }) => type === 'dialRevealed')
    const leave = stopBefore(
      film,
      beat => beat === wanted && !stops.includes(beat),
      beat => {
        stops.push(beat)
        film.pause()
      },
    )
    film.play()
    for (let n = 0; n < 2000 && film.clock.playing && stops.length === 0; n += 1) film.tick(0.1)
    expect(stops).toEqual([wanted])
    expect(film.clock.playing).toBe(false)
    expect(film.clock.t).toBeLessThan(timeline.beats[wanted]!.start)
    film.play()
    film.tick(0.1)
    expect(film.clock.t).toBeGreaterThan(timeline.beats[wanted]!.start)
    stops.length = 0
    film.seek(0)
    film.skip(timeline.duration)
    expect(stops).toEqual([])
    leave()
  })
})

describe('questions before the answer', () => {
  it('are asked before every dial of a ship that has one, and every attack’s first dice, with the answer among them', () => {
    const asked = { dial: 0, attack: 0 }
    for (const { file } of recorded.slice(0, 3)) {
      const { timeline } = filmOf(file)
      for (const [index, beat] of timeline.beats.entries()) {
        const question = questionAt(timeline, game.catalog, index)
        if (!question) continue
        asked[question.kind] += 1
        expect(question.choices.length).toBeGreaterThanOrEqual(3)
        expect(new Set<unknown>(question.choices).size).toBe(question.choices.length)
        const answer = answerTo(timeline, question)
        expect(answer?.seen).toBeGreaterThanOrEqual(beat.start)
        if (question.kind === 'dial') {
          const line = timeline.lines.find(({ beat: at, kind }) => at === index && kind === 'dialRevealed')
          expect(question.choices[answer!.choice]).toBe(line?.params?.['manoeuvre'])
        } else {
          const told = timeline.lines.find(({ beat: at, kind }) => at > index && kind === 'resultsCompared')
          const count = Number(told?.params?.['count'] ?? 0)
          expect(question.choices[answer!.choice]).toBe(Math.min(3, count))
        }
      }
    }
    expect(asked.dial).toBeGreaterThan(20)
    expect(asked.attack).toBeGreaterThan(5)
  })
})

/** What the captions of a demo teach, in its order, each with the ship that is shown with it and the table. */
function lessonIn(id: string) {
  const text = readFileSync(join(ROOT, `public/demos/${id}.json`), 'utf8')
  const { timeline } = filmOf(parseReplay(text) as ReplayFile)
  const from = timeline.timeOfCommand(reelIn(text)!.from)
  const taught = taughtBy(timeline, from, id)
  return timeline.beats.flatMap(({ start, duration, seen, caption }) => {
    const key = caption && start >= from ? taught(caption) : null
    return key ? [{ key, ship: shipMet(key, caption!)?.ship, picture: timeline.picture(start + duration * seen) }] : []
  })
}

describe('captions that teach', () => {
  const sentences = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).filter(([key]) => key.startsWith('ui.watching.teach.'))

  it('say what a round is like in the first one that a film shows, and never again', () => {
    const rounds = filmOf(recorded[0]!.file).timeline
    const begun = rounds.chapters.filter(({ kind }) => kind === 'round')
    for (const [first, from] of [0, begun[1]!.start].entries()) {
      const said = begun.filter(({ beat }) => taughtBy(rounds, from, null)(rounds.beats[beat]!.caption!) !== null)
      expect(said).toEqual([begun[first]])
    }
  })

  it('have a sentence for every caption of the film', async () => {
    const keys = Object.keys(await allEnglish()).filter(key => key.startsWith('caption.'))
    expect(keys.length).toBeGreaterThan(80)
    const lines = keys.flatMap((written): Line[] => {
      const key = written.replace(/_(one|other)$/, '')
      const boosts: readonly string[] = key.endsWith('.boosted') ? ['straight', 'bank-left', 'turn-right'] : []
      if (boosts.length > 0) return boosts.map(bearing => ({ key, params: { manoeuvre: `${bearing} 1` } }))
      if (!key.includes('dialRevealed')) return [{ key }]
      return BEARINGS.map(bearing => `${bearing} 2`).flatMap(manoeuvre =>
        ['green', 'white', 'red'].map(difficulty => ({ key, params: { manoeuvre, difficulty } })),
      )
    })
    expect(lines.filter(line => teachKeys(line).length === 0)).toEqual([])
    // And none that is never said.
    const used: readonly string[] = lines.flatMap(line => teachKeys(line, SHELF[0]!.id))
    expect(
      sentences(await allEnglish())
        .map(([key]) => key)
        .filter(key => !used.includes(key)),
    ).toEqual([])
  })

  it('say what the card says that is at work', () => {
    const taught = (key: string, card: string) => {
      const line = { key, params: { card } }
      return sentenceOf(teachKeys(line)[0]!, line).sentence
    }
    expect(taught('caption.cardTriggered.pilot', 'lukeskywalker')).toBe(t('pilot.lukeskywalker.ability'))
    expect(taught('caption.diceModified.card', 'marksmanship')).toBe(t('upgrade.marksmanship.ability'))
    expect(taught('caption.diceModified.card', 'nothing')).toBe(t('ui.watching.teach.diceModified.card'))
    // Damage that is dealt is about the rule.
    expect(taught('caption.damageDealt.faceUp', 'directhit')).toBe(t('ui.watching.teach.damageDealt.faceUp'))
  })

  it('repeat themselves in a demo no more than once, in any other film as often as there is cause', () => {
    for (const { id } of SHELF) {
      const said = lessonIn(id)
      const most = Math.max(...said.map(({ key }) => said.filter(other => other.key === key).length))
      expect(most, id).toBe(2)
    }
    const { timeline } = filmOf(recorded[0]!.file)
    const taught = taughtBy(timeline, 0, null)
    const colours = timeline.beats.flatMap(({ type, caption }) =>
      type === 'dialRevealed' && caption ? [taught(caption)] : [],
    )
    expect(colours).not.toContain(null)
    expect(colours.filter(key => key === 'ui.watching.teach.dialRevealed.white').length).toBeGreaterThan(2)
    // What a bearing is they tell the first time that it is flown.
    for (const bearing of ['straight', 'bank', 'turn'])
      expect(colours.filter(key => key === `ui.watching.teach.dialRevealed.${bearing}`)).toHaveLength(1)
  })

  it('begin in the first demo with what a ship is, at a ship that has what they tell of', () => {
    const [first, ...more] = SHELF.map(({ id }) => lessonIn(id))
    const meets = first!.filter(({ key }) => key.includes('.meet.'))
    expect(meets.map(({ key }) => key)).toEqual(['ui.watching.teach.meet.arc', 'ui.watching.teach.meet.values'])
    const before = first!.slice(0, first!.indexOf(meets[1]!)).map(({ key }) => key)
    expect(before.filter(key => !/gameStarted|shipPlaced|meet/.test(key))).toEqual([])
    const { ship, picture } = meets[1]!
    expect(picture.ships.find(({ id }) => id === ship)!.shields).toBeGreaterThan(0)
    expect(more.flat().filter(({ key }) => key.includes('.meet.'))).toEqual([])
  })

  it('teach figures and boosts where they are the idea: what they are, and then what comes of them', () => {
    const keysOf = (id: string) => lessonIn(id).map(({ key }) => key.replace('ui.watching.teach.', ''))
    const loops = keysOf('loops')
    for (const key of ['dialRevealed.segnor', 'dialRevealed.tallon', 'manoeuvreExecuted.slid', 'tokenGained.stress'])
      expect(loops).toContain(key)
    const boosts = keysOf('boost').filter(key => key.startsWith('boosted'))
    expect(boosts.slice(0, 1)).toEqual(['boosted'])
    expect(boosts).toContain('boosted.bank')
  })

  it('teach first what a demo is for: of a dial its bearing, where colours are the idea its colour', () => {
    const dialsOf = (id: string) => lessonIn(id).flatMap(({ key }) => /dialRevealed\.(\w+)/.exec(key)?.[1] ?? [])
    const isColour = (word: string) => ['green', 'white', 'red'].includes(word)
    const dials = dialsOf('dials')
    // Whatever is flown in it has been said what it is.
    for (const bearing of ['straight', 'bank', 'turn', 'koiogran']) expect(dials).toContain(bearing)
    expect(isColour(dials[0]!)).toBe(false)
    expect(dials.filter(isColour).length).toBeLessThanOrEqual(dials.length / 2)
    expect(isColour(dialsOf('stress')[0]!)).toBe(true)
  })

  it('name only terms that the glossary has, in every language the same, in one sentence of a readable length', async () => {
    const english = Object.fromEntries(sentences(await allEnglish()))
    const terms = (text: string) => piecesOf(text).flatMap(({ term }) => (term ? [term] : []))
    for (const language of ['en', ...OTHERS]) {
      const texts = language === 'en' ? english : Object.fromEntries(sentences(await textsOf(language)))
      for (const [key, text] of Object.entries(texts)) {
        const shown = piecesOf(text)
        const plain = shown.map(piece => piece.text).join('')
        expect(plain, `${language} ${key}`).not.toMatch(/[[\]]/)
        expect(terms(text).length, `${language} ${key}`).toBe(text.split('[').length - 1)
        expect([...new Set(terms(text))].sort(), `${language} ${key}`).toEqual(
          [...new Set(terms(english[key]!))].sort(),
        )
        expect(plain.length, `${language} ${key}`).toBeLessThan(170)
      }
    }
    expect(LANGUAGES).toHaveLength(OTHERS.length + 1)
  })

  it('rest on rules that there are', () => {
    const book = parseBook(readFileSync(join(ROOT, 'docs/rulebook.md'), 'utf8'))
    expect(TERMS.filter(({ rule }) => !findRule(book, rule))).toEqual([])
    expect(new Set(TERMS.map(({ id }) => id)).size).toBe(TERMS.length)
    for (const { id } of TERMS)
      expect(has(`ui.watching.term.${id}`) && has(`ui.watching.term.${id}.means`), id).toBe(true)
  })

  it('are found in the glossary by any part of their words, with or without marks', () => {
    expect(fits('K-turn', [t('ui.watching.term.koiogran')])).toBe(true)
    expect(fits('vaj', ['Väjning'])).toBe(true)
    expect(fits('  ', ['Focus'])).toBe(true)
    expect(fits('focus lock', ['Focus'])).toBe(false)
  })

  it('are remembered as chosen; anything else is as it comes', () => {
    expect(readWatching('{"captions":"teach","guess":true}')).toEqual({ captions: 'teach', guess: true })
    for (const text of [null, 'no json', '7', 'null', '{"captions":"loud","guess":1}'])
      expect(readWatching(text)).toEqual({ captions: null, guess: false })
  })
})
