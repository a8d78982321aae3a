/** No headline of a demo is longer than eight words in any language, names aside. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { gameOf } from '../../src/content/index.ts'
import { inSet, LANGUAGES, type Line, shipNames, speak, t } from '../../src/locale/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { type ReplayFile, runReplay } from '../../src/match/replay.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import { setsHere } from '../../src/ui/sets.ts'
import { SHELF } from '../../src/ui/watch/demos/shelf.ts'
import '../support/all-english.ts'

const MOST = 8
/** Words as they are read: numbers, ids and words of a single letter are taken in with their neighbours. */
const wordsOf = (text: string): number => text.match(/\p{L}{2,}[\p{L}’'-]*/gu)?.length ?? 0

await setsHere(...SHELF.map(({ set }) => set))

/** Every headline of all demos, with what its ships are called. */
const headlines = SHELF.flatMap(({ id }) => {
  const file = parseReplay(readFileSync(resolve(import.meta.dirname, `../../public/demos/${id}.json`), 'utf8'))
  const game = gameOf((file as ReplayFile).scenario.set)
  const { events, state } = runReplay(game, file as ReplayFile)
  const timeline = createTimeline({ catalog: game.catalog })
  timeline.append(events)
  const name = shipNames(() => state!.ships)
  const said = timeline.beats.flatMap(({ start, duration }): Line[] => {
    const { caption } = timeline.picture(start + duration * 0.999)
    return caption ? [caption] : []
  })
  return [
    ...new Map(
      said.map(line => [JSON.stringify([line.key, line.params]), { line, name, set: game.catalog.set }]),
    ).values(),
  ]
})

describe.each(LANGUAGES)('the headlines of the demos in “%s”', language => {
  afterAll(() => speak('en'))

  it('are eight words at most, or the names in them and one word', async () => {
    await speak(language)
    expect(headlines.length).toBeGreaterThan(300)
    const long = headlines.flatMap(({ line, name, set }) => {
      let named = 0
      const text = inSet(set, () =>
        t(line, {
          name(id) {
            named += wordsOf(name(id))
            return name(id)
          },
        }),
      )
      return wordsOf(text) > Math.max(MOST, named + 1) ? [text] : []
    })
    expect(long).toEqual([])
  })
})
