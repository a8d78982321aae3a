/** Squad files in the style of the builders people use, made up for these tests: text, and what should become of it. */
import type { ForceEntry } from '../../src/rules/index.ts'

export type XwsCase = {
  readonly what: string
  readonly file: unknown
  readonly faction: 'rebel' | 'imperial' | null
  readonly entries: readonly ForceEntry[]
  /** Keys of the problems, without 'xws.', in order. */
  readonly problems: readonly string[]
}

export const ship = (pilot: string, ...upgrades: readonly string[]): ForceEntry => ({ pilot, upgrades })
/** What a builder adds for itself. */
export const vendor = {
  yasb: {
    builder: 'A squad builder',
    builder_url: 'https://example.org/',
    link: 'https://example.org/?f=Rebel&d=v4!s!4:-1:',
  },
}

/** First edition: version 0.x and 1.0.0. */
export const FIRST_EDITION: readonly XwsCase[] = [
  {
    what: 'a core set, as the oldest builder wrote it',
    file: {
      name: 'Box one',
      faction: 'rebels',
      points: 31,
      version: '0.1.1',
      pilots: [{ name: 'lukeskywalker', ship: 'xwing', upgrades: { amd: ['r2f2'] } }],
    },
    faction: 'rebel',
    entries: [ship('lukeskywalker', 'r2f2')],
    problems: [],
  },
  {
    what: 'two fighters of the core set',
    file: {
      faction: 'empire',
      pilots: [
        { name: 'maulermithel', ship: 'tiefighter', upgrades: { ept: ['determination'] } },
        { name: 'academypilot', ship: 'tiefighter' },
      ],
      version: '0.1.1',
    },
    faction: 'imperial',
    entries: [ship('maulermithel', 'determination'), ship('academypilot')],
    problems: [],
  },
  {
    what: 'all slots of an X-wing, with vendor data and a description',
    file: {
      description: '',
      faction: 'rebel',
      name: 'Red Five',
      pilots: [
        {
          name: 'lukeskywalker',
          points: 39,
          ship: 'xwing',
          upgrades: { amd: ['r2d2'], torpedo: ['protontorpedoes'], ept: ['marksmanship'] },
          vendor: { 'some-builder': { pilot_id: 5 } },
        },
      ],
      points: 39,
      vendor,
      version: '0.3.0',
    },
    faction: 'rebel',
    entries: [ship('lukeskywalker', 'marksmanship', 'protontorpedoes', 'r2d2')],
    problems: [],
  },
  {
    what: 'a swarm with a leader from an expansion',
    file: {
      faction: 'imperial',
      name: 'Howl swarm',
      pilots: [
        { name: 'howlrunner', points: 18, ship: 'tiefighter', upgrades: {} },
        { name: 'blacksquadronpilot', points: 15, ship: 'tiefighter', upgrades: { ept: ['crackshot'] } },
        { name: 'blacksquadronpilot', points: 15, ship: 'tiefighter', upgrades: { ept: ['determination'] } },
        ...Array.from({ length: 4 }, () => ({ name: 'academypilot', points: 12, ship: 'tiefighter', upgrades: {} })),
      ],
      points: 96,
      vendor,
      version: '0.3.0',
      obstacles: ['coreasteroid5', 'yt2400debris2', 'coreasteroid2'],
    },
    faction: 'imperial',
    entries: [
      ship('blacksquadronpilot'),
      ship('blacksquadronpilot', 'determination'),
      ...Array.from({ length: 4 }, () => ship('academypilot')),
    ],
    problems: ['unknown-pilot-of', 'unknown-upgrade', 'unknown-obstacle'],
  },
  {
    what: 'Biggs among ships of later waves',
    file: {
      faction: 'rebel',
      name: 'Old friends',
      pilots: [
        { name: 'hansolo', points: 49, ship: 'yt1300', upgrades: { title: ['millenniumfalcon'] } },
        {
          name: 'biggsdarklighter',
          points: 29,
          ship: 'xwing',
          upgrades: { amd: ['r5astromech', 'r2f2'], mod: ['shieldupgrade'] },
        },
        { name: 'greensquadronpilot', points: 22, ship: 'awing', upgrades: { ept: ['determination'] } },
      ],
      points: 100,
      vendor,
      version: '0.3.0',
    },
    faction: 'rebel',
    entries: [ship('biggsdarklighter', 'r2f2')],
    problems: ['unknown-pilot-of', 'unknown-upgrade', 'unknown-upgrade', 'unknown-pilot-of'],
  },
  {
    what: 'four X-wings in version 1.0.0',
    file: {
      version: '1.0.0',
      faction: 'rebel',
      name: 'Quad X',
      points: 100,
      pilots: Array.from({ length: 4 }, () => ({
        name: 'rookiepilot',
        ship: 'xwing',
        points: 25,
        upgrades: { torpedo: ['protontorpedoes'] },
      })),
      obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid4'],
    },
    faction: 'rebel',
    entries: Array.from({ length: 4 }, () => ship('rookiepilot', 'protontorpedoes')),
    problems: [],
  },
  {
    what: 'keys written out in full',
    file: {
      version: '0.2.0',
      faction: 'Rebel Alliance',
      pilots: [
        {
          name: 'redsquadronpilot',
          ship: 'X-Wing',
          upgrades: { 'Astromech Droid': ['R2-F2'], torpedoes: ['Proton Torpedoes'] },
        },
      ],
    },
    faction: 'rebel',
    entries: [ship('redsquadronpilot', 'protontorpedoes', 'r2f2')],
    problems: [],
  },
  {
    what: 'empty lists where other builders write an object',
    file: {
      version: '0.3.0',
      faction: 'imperial',
      name: null,
      description: null,
      pilots: [
        { name: 'darkcurse', ship: 'tiefighter', upgrades: [] },
        { name: 'nightbeast', ship: 'tiefighter', upgrades: null },
        { name: 'obsidiansquadronpilot', ship: 'tiefighter', upgrades: { ept: [], mod: null } },
      ],
      obstacles: [],
    },
    faction: 'imperial',
    entries: [ship('darkcurse'), ship('nightbeast'), ship('obsidiansquadronpilot')],
    problems: [],
  },
  {
    what: 'scum: nothing of it is in this game',
    file: {
      version: '0.3.0',
      faction: 'scum',
      name: 'Dengaroo',
      pilots: [{ name: 'dengar', ship: 'jumpmaster5000', upgrades: { ept: ['lonewolf'], samd: ['r5p8'] } }],
    },
    faction: null,
    entries: [],
    problems: ['unknown-pilot-of', 'nothing'],
  },
  {
    what: 'the droid as crew, which is another card',
    file: {
      version: '0.3.0',
      faction: 'rebel',
      pilots: [{ name: 'redsquadronpilot', ship: 'xwing', upgrades: { crew: ['r2d2'], amd: ['r2d2-swx22'] } }],
    },
    faction: 'rebel',
    entries: [ship('redsquadronpilot')],
    problems: ['unknown-upgrade', 'unknown-upgrade'],
  },
  {
    what: 'a T-70 with the wrong pilot and one unknown ship',
    file: {
      version: '0.3.0',
      faction: 'rebel',
      pilots: [
        { name: 'lukeskywalker', ship: 't70xwing' },
        { name: 'rookiepilot', ship: 'xwing' },
        { name: 'academypilot', ship: 'xwing' },
      ],
    },
    faction: 'rebel',
    entries: [ship('rookiepilot')],
    problems: ['unknown-ship', 'unknown-ship'],
  },
  {
    what: 'both sides in one list',
    file: {
      version: '1.0.0',
      faction: 'imperial',
      pilots: [
        { name: 'academypilot', ship: 'tiefighter' },
        { name: 'rookiepilot', ship: 'xwing' },
      ],
    },
    faction: 'imperial',
    entries: [ship('academypilot'), ship('rookiepilot')],
    problems: [],
  },
  {
    what: 'a container of two squads',
    file: {
      container: [
        { faction: 'empire', pilots: [{ name: 'nightbeast', ship: 'tiefighter' }] },
        { faction: 'rebels', pilots: [{ name: 'rookiepilot', ship: 'xwing' }] },
      ],
      vendor: {},
    },
    faction: 'imperial',
    entries: [ship('nightbeast')],
    problems: ['several'],
  },
]
