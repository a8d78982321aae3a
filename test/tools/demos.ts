/**
 * `npm run demos -- [--seeds N] [--only ID,ID]`: makes the demos anew. For each idea of demos/ideas.ts it flies battles between our own
 * players – bound by nodes, so they come out the same everywhere – and keeps the stretch of one that shows the idea best, as a replay
 * in public/demos/ and as an entry of src/ui/watch/demos/shelf.json. To be done after a change of rules. With `--seeds 0` nothing is flown:
 * chapters and entries are made anew of the replays that are there.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { numberOption, readOptions } from '../../ai/arena/options.ts'
import { gameOf } from '../../src/content/index.ts'
import { createMatch, type Match } from '../../src/match/match.ts'
import { outcomeHash } from '../../src/match/outcome.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { exportReplay, playReplay, type ReplayFile, runReplay } from '../../src/match/replay.ts'
import { loadThrows } from '../../src/playback/throws.ts'
import { BOX_SET } from '../../src/ui/factions.ts'
import { setsHere } from '../../src/ui/sets.ts'
import { reelIn } from '../../src/ui/watch/demos/read-reel.ts'
import type { OfTour, Reel } from '../../src/ui/watch/demos/reel.ts'
import type { ShelfEntry } from '../../src/ui/watch/demos/shelf.ts'
import { stillOf } from '../../src/ui/watch/demos/still-of.ts'
import { GROUNDS, type Ground, IDEAS, type Idea } from './demos/ideas.ts'
import { bestStretch, chaptersOf, filmed, type Stretch, secondsOf } from './demos/stretch.ts'
import { flyOfTour } from './demos/tour-idea.ts'
import { levelPlayer } from './players.ts'
import { tableFor } from './table.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** What a battle may come to: beyond that nobody wants to watch it. */
const ROUNDS = '16'

const pathOf = ({ id }: Idea): string => resolve(ROOT, `public/demos/${id}.json`)

const options = readOptions('npm run demos -- [--seeds N] [--only ID,ID]', {
  seeds: { type: 'string' },
  only: { type: 'string' },
})
const seeds = numberOption('seeds', options.seeds, 14, 0, 1000)
const wanted = IDEAS.filter(({ id }) => !options.only || options.only.split(',').includes(id))

type Flown = { readonly match: Match; readonly ofTour?: OfTour }
type Find = Flown & { readonly stretch: Stretch; readonly ground: Ground }

/** A battle of a ground; null: its tour does not come so far. */
async function fly(ground: Ground, seed: string): Promise<Flown | null> {
  if (ground.tour) return flyOfTour(ground.tour, ground.level, seed)
  const scenario = tableFor({ rounds: ROUNDS, ...ground }, seed)
  const engine = gameOf(ground.set)
  const player = () => levelPlayer(ground.level, seed, undefined, engine)!
  const players = { first: player(), second: player() }
  const match = createMatch({ engine, scenario, seed, players })
  await match.run()
  return { match }
}

/** The replay up to the stretch's end, with what makes it a demo. */
function reelOf({ id }: Idea, { stretch, match, ground, ofTour }: Find): ReplayFile & { readonly demo: Reel } {
  const game = gameOf(ground.set)
  const file = exportReplay(game, match, { first: ground.level, second: ground.level })
  const commands = file.commands.slice(0, stretch.to)
  const { state } = runReplay(game, { ...file, commands })
  const hashes = Object.fromEntries(Object.entries(file.hashes).filter(([round]) => Number(round) <= state!.round))
  const { from, chapters } = stretch
  return {
    ...file,
    commands,
    hashes,
    finalHash: outcomeHash(state!),
    demo: { id, from, chapters, ...(ofTour ? { ofTour } : {}) },
  }
}

/** The entry on the shelf for a demo that is kept: its still shows the scene of the idea in the middle of its beat. */
function entryOf(idea: Idea): ShelfEntry {
  const text = readFileSync(pathOf(idea), 'utf8')
  const [file, reel] = [parseReplay(text), reelIn(text)]
  if ('problem' in file || !reel) throw new Error(`${idea.id} is no demo`)
  const { events } = playReplay(file)
  const { mission, points, set } = file.scenario
  const [film] = filmed(events, file.commands.length, set).films
  const shown = events.findIndex(({ at }) => at >= reel.from)
  const scene = idea.scenes.find(({ name }) => name === idea.still)!
  const index = events.findIndex((event, n) => n >= shown && scene.is(event))
  const beat = film!.beats[index < 0 ? shown : index]!
  const seconds = Math.round(secondsOf(film!, reel.from, file.commands.length))
  const own = set === BOX_SET ? {} : { set }
  return {
    id: idea.id,
    ...own,
    mission,
    points,
    seconds,
    still: stillOf(film!, beat.start + beat.duration * 0.45, set),
  }
}

await loadThrows()
if (!(await setsHere(...GROUNDS.map(({ set }) => set)))) throw new Error('a set has not come')
const best = new Map<string, Find>()
for (const ground of GROUNDS.filter(({ name }) => wanted.some(({ grounds }) => grounds.includes(name)))) {
  for (let n = 1; n <= seeds; n += 1) {
    const flown = await fly(ground, `${ground.name}-${n}`)
    if (!flown) continue
    const { match } = flown
    const battle = filmed(match.events, match.log.length, ground.set)
    for (const idea of wanted) {
      const stretch = idea.grounds.includes(ground.name) ? bestStretch(idea, battle) : null
      if (stretch && stretch.score > (best.get(idea.id)?.stretch.score ?? Number.NEGATIVE_INFINITY))
        best.set(idea.id, { stretch, ground, ...flown })
    }
  }
}

for (const idea of wanted) {
  const find = best.get(idea.id)
  if (!find && seeds > 0) throw new Error(`no battle shows ${idea.id}: try more --seeds`)
  if (!find) {
    const text = readFileSync(pathOf(idea), 'utf8')
    const [file, reel] = [parseReplay(text), reelIn(text)]
    if ('problem' in file || !reel) throw new Error(`${idea.id} is no demo`)
    const shown = playReplay(file).events.filter(({ at }) => at >= reel.from || reel.from === 0)
    const demo = { ...reel, chapters: chaptersOf(idea, shown) }
    writeFileSync(pathOf(idea), `${JSON.stringify({ ...JSON.parse(text), demo })}\n`)
    continue
  }
  const { stretch, match } = find
  writeFileSync(pathOf(idea), `${JSON.stringify(reelOf(idea, find))}\n`)
  console.log(
    `${idea.id}: seed ${match.seed}, commands ${stretch.from}–${stretch.to}, ${stretch.seconds.toFixed(0)} s, worth ${stretch.score.toFixed(1)}: ` +
      stretch.chapters.map(({ name }) => name).join(', '),
  )
}
writeFileSync(resolve(ROOT, 'src/ui/watch/demos/shelf.json'), `${JSON.stringify(IDEAS.map(entryOf), null, 2)}\n`)
