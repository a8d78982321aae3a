/** What the built page weighs: `npm run size` after a build. Fails above the budgets. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

const DIST = resolve(import.meta.dirname, '../../dist')
const KB = 1000
if (!existsSync(join(DIST, 'index.html'))) {
  console.error('nothing is built yet: npm run build, then npm run size')
  process.exit(1)
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : [path]
  })
}

/** A script and everything it imports before it can run. */
function closure(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  const text = readFileSync(entry, 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g))
    closure(resolve(entry, '..', name!), seen)
  return seen
}

const gz = (path: string): number => gzipSync(readFileSync(path)).length
const total = (paths: Iterable<string>): number => [...paths].reduce((sum, path) => sum + gz(path), 0)

const html = readFileSync(join(DIST, 'index.html'), 'utf8')
const entries = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(match => join(DIST, match[1]!))
const menu = new Set<string>()
for (const entry of entries) closure(entry, menu)
const all = files(DIST)
/** What the first script has travel beside the menu's, where the address leads into a battle. */
const [, ahead = ''] = /data-battle="([^"]+)"/.exec(html) ?? []
const first = new Set(menu)
for (const file of ahead.split(' ')) closure(join(DIST, file), first)
/** Chunks that come by themselves when they are asked for; no board waits for them. Everything else counts as the board's. */
const LATER = {
  languages: /\/(\w+\.)?(de|sv|pl|ru)-[\w-]+\.js$/,
  english: /\/\w+\.en-[\w-]+\.js$/,
  rulebook: /\/reader-[\w-]+\.js$/,
  squads: /\/(squads|screen|picker|box-check)-[\w-]+\.js$/,
  battles:
    /\/(battles|again|continue|kept|unkept|lost|battle-files|rows|keeper|keep-replay|keep-watched|shelve|read-replay|save-copy|hold|battle-words|use-resume|resume|database|battle-store)-[\w-]+\.js$/,
  trouble: /\/rescue-[\w-]+\.js$/,
  mirror: /\/mirror-[\w-]+\.js$/,
  reasons: /\/(reasons|choices|choice-words|dials-flown)-[\w-]+\.js$/,
  campaign:
    /\/(campaign|campaign-missions|result|outcome|debrief|orders-given|open-record|recorder|debrief-summary|tally|compared|medals|fairness)-[\w-]+\.js$/,
  daily:
    /\/(daily|open-daily|counted|day|ready-squads|record-keys|puzzles|puzzle-list|puzzle-panel|open-solved|rethink|ids|fork|set-wait)-[\w-]{8}\.js$/,
  tour: /\/(tour|after-demo|demo-crew|tour-file|passage|fly-over|decided)-[\w-]{8}\.js$/,
  painted: /\/(crew|turntable)-[\w-]{8}\.js$/,
  lessons: /\/lessons-[\w-]+\.js$/,
  dialogs: /\/(dialogs|late-parts|rewind|seal-dialog)-[\w-]+\.js$/,
  flat: /\/flat-note-[\w-]+\.js$/,
  watching: /\/watch-[\w-]+\.js$/,
  post: /\/post-[\w-]+\.js$/,
  clips: /\/(clip|clips|photo|capture-keys|capture|darkroom|make|encode|encode-live)-[\w-]{8}\.js$/,
  demos: /\/(demo-screen|demo-open|demo-run|demo-living|living-settings|programme|shelf|still|fetch-demo)-[\w-]+\.js$/,
  thinker: /\/thinker-[\w-]+\.js$/,
  scripted: /\/players-[\w-]+\.js$/,
  judge: /\/judge-worker-[\w-]+\.js$/,
  alone: /\/(thinker|in-page|inround)-[\w-]{8}\.js$/,
  replays:
    /\/(address|link|moment-names|open-link|share|at-moment|chances|review|use-judged|lead-words|judge-client)-[\w-]+\.js$/,
  together: /\/(hand-over|seats|team|members|roster|calls)-[\w-]{8}\.js$/,
  forecast: /\/forecast-[\w-]+\.js$/,
  heat: /\/heat-[\w-]+\.js$/,
  chooser: /\/chooser-[\w-]+\.js$/,
  sound: /\/sound-[\w-]+\.js$/,
  stage: /\/(set-up|obs)-[\w-]+\.js$/,
  broadcast: /\/(on-air|channel|use-air|use-names|overlay-page|desk|entry|verbs|summary)-[\w-]+\.js$/,
  about: /\/version-[\w-]+\.js$/,
  offline: /\/sw\.js$/,
  director: /\/(director|directed|takes)-[\w-]+\.js$/,
  physics: /\/(rapier|tracks)-[\w-]+\.js$/,
  sets: /\/(tfa|edition2)-[\w-]{8}\.js$/,
}
const scripts = all.filter(path => path.endsWith('.js') && !Object.values(LATER).some(name => name.test(path)))
const later = (what: keyof typeof LATER): number => total(all.filter(path => LATER[what].test(path)))
/** The files of a language, by what the page fetches them for; a set that comes later is a line of its own. */
const WORDS = {
  menu: '',
  board: 'board',
  teaching: 'lessons watching reasons forecast heat',
  stage: 'stage overlays director graphics clips',
  rulebook: 'titles',
  screens: 'battles campaign squads demos replays keys mirror together calls',
  before: 'form briefings',
  daily: 'daily',
  sets: 'tfa edition2',
  tour: 'tour',
} as const
/** What the language that needs the most of it weighs, of one group. */
const words = (group: keyof typeof WORDS): number => {
  const named = WORDS[group].split(' ').map(part => (part ? `${part}.` : ''))
  const weigh = (language: string) =>
    total(all.filter(path => named.some(part => basename(path).startsWith(`${part}${language}-`))))
  return Math.max(...['de', 'sv', 'pl', 'ru'].map(weigh))
}
const unnamed = all.filter(path => {
  const [, part] = /^(\w+)\.(?:de|sv|pl|ru)-/.exec(basename(path)) ?? []
  return part && !Object.values(WORDS).some(group => group.split(' ').includes(part))
})
if (unnamed.length > 0) throw new Error(`words of no group: ${unnamed.map(path => basename(path)).join(', ')}`)

const assets = all.filter(path => !/\.(js|html|css|map)$/.test(path))
/** What lies on no mat of the first mission: rocks, satellites, ships of another box, demos and puzzles. */
const ELSEWHERE =
  /\/(demos\/|puzzles\.json|models\/(core2?asteroid|satellite|rocks|t70xwing|tiefofighter|comrade|cargo|gauntletfighter))/
const sizes = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + statSync(path).size, 0)

const rows = [
  { what: 'scripts until the menu answers, gz', bytes: total(menu), limit: 110 * KB },
  { what: 'scripts until the first question of a battle, gz', bytes: total(first), limit: 262 * KB },
  { what: 'all scripts of a playable board, gz', bytes: total(scripts), limit: 658 * KB },
  { what: 'another language: the menu, gz', bytes: words('menu'), limit: 25 * KB },
  { what: 'another language: the board, gz', bytes: words('board'), limit: 25 * KB },
  { what: 'another language: what teaches, gz', bytes: words('teaching'), limit: 25 * KB },
  { what: 'another language: stage and stream, gz', bytes: words('stage'), limit: 10 * KB },
  { what: 'another language: the rulebook, gz', bytes: words('rulebook'), limit: 5 * KB },
  { what: 'another language: other screens, gz', bytes: words('screens'), limit: 20 * KB },
  { what: 'another language: what is read before a battle, gz', bytes: words('before'), limit: 10 * KB },
  { what: 'another language: the daily battle and puzzles, gz', bytes: words('daily'), limit: 5 * KB },
  { what: 'another language: the tour of duty, gz', bytes: words('tour'), limit: 6 * KB },
  { what: 'another language: sets that come late, gz', bytes: words('sets'), limit: 16 * KB },
  { what: 'sets that come late, in page, worker and judge, gz', bytes: later('sets'), limit: 40 * KB },
  { what: 'English of what comes late, gz', bytes: later('english'), limit: 40 * KB },
  { what: 'the rulebook, when it is opened, gz', bytes: later('rulebook'), limit: 44 * KB },
  { what: 'building and choosing squads, gz', bytes: later('squads'), limit: 15 * KB },
  { what: 'keeping battles, and going on with them, gz', bytes: later('battles'), limit: 18 * KB },
  { what: 'ways out of trouble, gz', bytes: later('trouble'), limit: 5 * KB },
  { what: 'the board in words, gz', bytes: later('mirror'), limit: 10 * KB },
  { what: 'reasons and hints, when asked for, gz', bytes: later('reasons'), limit: 10 * KB },
  { what: 'the campaign, the end and its debriefing, the record, gz', bytes: later('campaign'), limit: 20 * KB },
  { what: 'the daily battle and puzzles, when looked at, gz', bytes: later('daily'), limit: 15 * KB },
  { what: 'the tour of duty, when it is looked at, gz', bytes: later('tour'), limit: 22 * KB },
  { what: 'what ground crews paint, ships turned by hand, gz', bytes: later('painted'), limit: 8 * KB },
  { what: 'the lessons, when one is flown, gz', bytes: later('lessons'), limit: 10 * KB },
  { what: 'the menu within a battle, when it is opened, gz', bytes: later('dialogs'), limit: 10 * KB },
  { what: 'why there is no stage, gz', bytes: later('flat'), limit: 2 * KB },
  { what: 'line, glossary and captions that teach, gz', bytes: later('watching'), limit: 16 * KB },
  { what: 'light that spills, on high quality, gz', bytes: later('post'), limit: 50 * KB },
  { what: 'what there is to watch, when it is asked for, gz', bytes: later('demos'), limit: 15 * KB },
  // Most of it is the library that writes video files, and reads back what the browser recorded without an encoder.
  { what: 'clips and photographs, when asked for, gz', bytes: later('clips'), limit: 110 * KB },
  { what: 'links to battles, who is ahead, gz', bytes: later('replays'), limit: 20 * KB },
  { what: 'several people, and several members a side, gz', bytes: later('together'), limit: 10 * KB },
  { what: 'where ships are predicted to end, when asked for, gz', bytes: later('forecast'), limit: 5 * KB },
  { what: 'where the enemy may fire, when asked for, gz', bytes: later('heat'), limit: 8 * KB },
  { what: 'the keys to be changed, when looked at, gz', bytes: later('chooser'), limit: 4 * KB },
  { what: 'thinking in the page, where no worker is to be had, gz', bytes: later('thinker'), limit: 60 * KB },
  { what: 'players that follow a script, in worker and page, gz', bytes: later('scripted'), limit: 16 * KB },
  { what: 'the judge in its worker, gz', bytes: later('judge'), limit: 120 * KB },
  { what: 'thinking and judging where there are no workers, gz', bytes: later('alone'), limit: 70 * KB },
  { what: 'sound, after the first gesture, gz', bytes: later('sound'), limit: 30 * KB },
  { what: 'the frame of a stream, when the address asks, gz', bytes: later('stage'), limit: 5 * KB },
  { what: 'overlays and control panel of a broadcast, gz', bytes: later('broadcast'), limit: 40 * KB },
  { what: 'the director, its cameras, the last attack again, gz', bytes: later('director'), limit: 10 * KB },
  { what: 'which version this is, in About, gz', bytes: later('about'), limit: 1 * KB },
  { what: 'keeping the page without a network, gz', bytes: later('offline'), limit: 7 * KB },
  { what: 'dice that roll by physics, gz', bytes: later('physics'), limit: 1700 * KB },
  {
    what: 'models, fonts and other assets of the first mission',
    bytes: sizes(assets.filter(path => !ELSEWHERE.test(path))),
    limit: 2300 * KB,
  },
  // Five more hulls are to find room.
  { what: 'all models, fonts and other assets', bytes: sizes(assets), limit: 7000 * KB },
]
for (const { what, bytes, limit } of rows) {
  console.log(`${what.padEnd(40)} ${(bytes / KB).toFixed(0).padStart(6)} kB of ${limit / KB} kB`)
}
if (rows.some(({ bytes, limit }) => bytes > limit)) {
  console.error('over budget')
  process.exit(1)
}
