/** The parts of the long proof: what each one runs, and with which environment. */

/** The exit status of a part that what it needs is not installed for. */
export const NOT_INSTALLED = 77

export type ProofPart = {
  readonly what: string
  readonly command: readonly [program: string, ...words: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** It keeps one core busy: another of its kind runs beside it. Otherwise it has the machine to itself. */
  readonly single?: true
}

const WHOLE = { COUNTS: 'whole' }
const tool = (name: string, ...words: string[]) => ['npx', 'tsx', `test/tools/${name}.ts`, ...words] as const
const vitest = (project: string, ...files: string[]) =>
  ['npx', 'vitest', 'run', '--project', project, ...files] as const

export const PARTS = {
  counts: {
    what: 'the opponent, the properties and the pictures of films, with whole counts',
    command: vitest('node', 'test/ai/', 'test/property/', 'test/scene/'),
    env: WHOLE,
  },
  honesty: { what: 'no opponent sees what is hidden, 10,000 times', command: tool('honesty') },
  agreement: {
    what: 'the search’s round beside the exact one',
    command: tool('agreement', '--positions', '100'),
    single: true,
  },
  manners: {
    what: 'two hundred battles as one plays at a table',
    command: ['npx', 'tsx', 'ai/arena/manners.ts', '--jobs', '1'],
    single: true,
  },
  queue: { what: 'battles on other machines, workers killed, Redis gone and back', command: tool('proof/queue') },
  fuzz: {
    what: 'random games with every invariant, until everything was used',
    command: tool('fuzz', '--games', '2000', '--seed', '1', '--exhaustive'),
    single: true,
  },
  battles: {
    what: 'whole battles by every way to answer, fifty tabs closed, ten battles taken over',
    command: vitest('browser', 'test/ui/play', 'test/ui/battles', 'test/ui/watch', 'test/ui/campaign'),
    env: WHOLE,
  },
  pictures: {
    what: 'the budgets of the stage at four moments, what it holds, that nothing flashes',
    command: vitest('browser', 'test/browser/pictures', 'test/browser/scene', 'test/browser/flash'),
    env: WHOLE,
  },
  screens: {
    what: 'every screen in every size, axe in each; every value of an address',
    command: vitest('browser', ...['screens', 'reasons', 'squads', 'parameters'].map(name => `test/ui/${name}`)),
    env: WHOLE,
  },
  interface: {
    what: 'what else the interface does: every variant, every size, without a network',
    command: vitest(
      'browser',
      'test/browser/offline',
      ...['axe', 'board-follow', 'heat', 'loading', 'narrow', 'overlays', 'reach', 'replays', 'rules', 'seals', 'stage']
        .concat('trouble', 'undo', 'unkept')
        .map(name => `test/ui/${name}.browser`),
    ),
    env: WHOLE,
  },
  demos: { what: 'what three rounds of demos leave behind', command: vitest('browser', 'test/ui/demos'), env: WHOLE },
  clips: { what: 'clips of three seconds', command: vitest('browser', 'test/ui/clips'), env: WHOLE },
  soak: { what: 'memory over fifty battles in one tab', command: tool('soak'), single: true },
  'old-chromium': {
    what: 'the oldest Chromium plays, one below is told so',
    command: tool('proof/old-chromium'),
    single: true,
  },
  unions: { what: 'a new member of a closed union names its rows', command: tool('unions'), single: true },
  firefox: { what: 'the same bits in Firefox', command: tool('proof/firefox'), single: true },
} as const satisfies Readonly<Record<string, ProofPart>>

export type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as readonly PartName[]
