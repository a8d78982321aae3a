/** Squad files of the second edition, made up in the style of its specification and builders, and what should become of each. */
import { ship, vendor, type XwsCase } from './xws-files.ts'

/** The 2.0.0 specification and the builders of the second edition. */
export const SECOND_EDITION: readonly XwsCase[] = [
  {
    what: 'an X-wing by the letter of the specification',
    file: {
      version: '2.0.0',
      faction: 'rebelalliance',
      name: 'New Hope',
      pilots: [{ id: 'lukeskywalker', points: 69, upgrades: { torpedo: ['protontorpedoes'], astromech: ['r2d2'] } }],
    },
    faction: 'rebel',
    entries: [ship('lukeskywalker', 'protontorpedoes', 'r2d2')],
    problems: [],
  },
  {
    what: 'id and name side by side, foils and force powers',
    file: {
      description: '',
      faction: 'rebelalliance',
      name: 'Unnamed Squadron',
      pilots: [
        {
          id: 'lukeskywalker',
          name: 'lukeskywalker',
          points: 70,
          ship: 't65xwing',
          upgrades: {
            'force-power': ['instinctiveaim'],
            torpedo: ['protontorpedoes'],
            astromech: ['r2d2'],
            configuration: ['servomotorsfoils'],
          },
        },
        {
          id: 'wedgeantilles',
          name: 'wedgeantilles',
          points: 55,
          ship: 't65xwing',
          upgrades: { talent: ['marksmanship'] },
        },
      ],
      points: 125,
      vendor,
      version: '2.0.0',
      ruleset: 'legacy',
      obstacles: ['coreasteroid3', 'gascloud2', 'core2asteroid1'],
    },
    faction: 'rebel',
    entries: [ship('lukeskywalker', 'protontorpedoes', 'r2d2')],
    problems: ['unknown-upgrade', 'unknown-upgrade', 'unknown-pilot-of', 'unknown-obstacle', 'other-set'],
  },
  {
    what: 'line fighters with talents',
    file: {
      version: '2.0.0',
      faction: 'galacticempire',
      pilots: [
        { id: 'maulermithel', ship: 'tielnfighter', upgrades: { talent: ['determination'] } },
        { id: 'academypilot-tielnfighter', ship: 'tielnfighter', upgrades: {} },
        { id: 'blacksquadronace', ship: 'tielnfighter', upgrades: { talent: ['marksmanship'] } },
        { id: 'obsidiansquadronpilot', ship: 'tielnfighter' },
      ],
    },
    faction: 'imperial',
    entries: [ship('maulermithel', 'determination'), ship('academypilot'), ship('obsidiansquadronpilot')],
    problems: ['unknown-pilot-of'],
  },
  {
    what: 'the ship in the pilot’s id',
    file: { version: '2.0.0', faction: 'rebelalliance', pilots: [{ id: 'lukeskywalker-t65xwing' }] },
    faction: 'rebel',
    entries: [ship('lukeskywalker')],
    problems: [],
  },
  {
    what: 'another printing of a pilot, with its fixed loadout',
    file: {
      version: '2.5.0',
      faction: 'galacticempire',
      pilots: [
        {
          id: 'maulermithel-battleofyavin',
          ship: 'tielnfighter',
          points: 3,
          upgrades: { talent: ['predator'], modification: ['afterburners'] },
        },
        { id: 'darkcurse-battleofyavin', ship: 'tielnfighter', points: 3 },
      ],
    },
    faction: 'imperial',
    entries: [ship('maulermithel'), ship('darkcurse')],
    problems: ['read-as', 'unknown-upgrade', 'unknown-upgrade', 'read-as'],
  },
  {
    what: 'a faction of a later war',
    file: {
      version: '2.0.0',
      faction: 'separatistalliance',
      pilots: [
        { id: 'bombardmentdrone', upgrades: { device: ['drk1probedroids'], sensor: ['trajectorysimulator'] } },
        { id: 'dfs311-vultureclassdroidfighter', upgrades: { missile: ['clustermissiles'] } },
      ],
    },
    faction: null,
    entries: [],
    problems: ['unknown-pilot', 'unknown-pilot', 'nothing'],
  },
  {
    what: 'no faction at all',
    file: { version: '2.0.0', pilots: [{ id: 'nightbeast' }, { id: 'darkcurse' }] },
    faction: 'imperial',
    entries: [ship('nightbeast'), ship('darkcurse')],
    problems: ['no-faction'],
  },
  {
    what: 'a faction that is not in this game, flying a ship that is',
    file: { version: '2.0.0', faction: 'resistance', pilots: [{ id: 'rookiepilot' }] },
    faction: 'rebel',
    entries: [ship('rookiepilot')],
    problems: ['unknown-faction'],
  },
  {
    what: 'a name in one field, a nickname in the other',
    file: {
      version: '2.0.0',
      faction: 'rebelalliance',
      pilots: [{ id: 'Red 3', name: 'biggsdarklighter', ship: 'xwing' }],
    },
    faction: 'rebel',
    entries: [ship('biggsdarklighter')],
    problems: [],
  },
  {
    what: 'obstacles with a prefix, one of them twice',
    file: {
      version: '2.5.0',
      faction: 'galacticempire',
      pilots: [{ id: 'nightbeast', ship: 'tielnfighter' }],
      obstacles: ['obstacle-coreasteroid5', 'coreasteroid5', 'coreasteroid1'],
    },
    faction: 'imperial',
    entries: [ship('nightbeast')],
    problems: ['obstacle-twice'],
  },
]
