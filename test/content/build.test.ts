/** A catalogue is built whole or not at all: what is missing or twice in a set is named. */
import { describe, expect, it } from 'vitest'
import { buildCatalog, type ContentSet } from '../../src/content/build.ts'
import { core } from '../../src/content/core/index.ts'
import { catalog } from '../../src/content/index.ts'
import { printedArc, smallBase } from '../../src/geometry/index.ts'
import type {
  Chassis,
  Mission,
  Modifier,
  ObjectKind,
  ObjectWindow,
  Pilot,
  Reaction,
  Word,
} from '../../src/rules/index.ts'

const xwing = catalog.chassis['xwing']!
const luke = catalog.pilots['lukeskywalker']!
const standard = catalog.missions['standard']!
const but = (change: Partial<ContentSet>): ContentSet => ({ ...core, ...change })
const ship = (change: Partial<Chassis>): ContentSet =>
  but({ chassis: core.chassis.map(one => (one.id === 'xwing' ? { ...xwing, ...change } : one)) })
const pilot = (change: Partial<Pilot>): ContentSet =>
  but({ pilots: core.pilots.map(one => (one.id === luke.id ? { ...luke, ...change } : one)) })
const mission = (change: Partial<Mission>): ContentSet =>
  but({ missions: core.missions.map(one => (one.id === standard.id ? { ...standard, ...change } : one)) })
const says = (reaction: Omit<Reaction, 'rules'>): ContentSet =>
  mission({ effects: { reactions: { roundStart: { rules: ['CARD-3'], ...reaction } } } })

const toHit: Modifier = { dice: 'attack', changes: [{ from: 'focus', to: 'hit', most: 1 }], rules: ['CARD-3'] }
const modifies = (...modifiers: readonly Modifier[]): ContentSet => pilot({ effects: { modifiers } })
const thing = (change: Partial<ObjectKind>, id = 'mine'): ObjectKind => ({
  id,
  obstacle: false,
  carried: null,
  placing: [],
  spacing: [],
  ...change,
})
/** A kind of object that says something in a window. */
const speaking = (window: ObjectWindow, ...words: readonly Word[]): ContentSet =>
  but({ kinds: [...core.kinds, thing({ reactions: { [window]: { rules: ['CARD-3'], do: words } } })] })

const FAULTS: readonly [what: string, set: ContentSet, message: string][] = [
  ['a pilot twice', but({ pilots: [...core.pilots, luke] }), "pilot 'lukeskywalker' is there twice"],
  ['a chassis twice', but({ chassis: [...core.chassis, xwing] }), "chassis 'xwing' is there twice"],
  [
    'a card with the id of a pilot',
    but({ upgrades: [...core.upgrades, { ...core.upgrades[0]!, id: luke.id }] }),
    'must not share an id',
  ],
  ['no such chassis', pilot({ chassis: 'ywing' }), "pilot 'lukeskywalker' needs a chassis 'ywing', and there is none"],
  [
    'no such faction',
    ship({ faction: 'scum' as 'rebel' }),
    "chassis 'xwing' needs a faction 'scum', and there is none",
  ],
  ['a faction twice', but({ factions: ['rebel', 'rebel'] }), 'a faction is there twice'],
  [
    'an arc that is not printed',
    ship({ primaries: [{ id: 'primary', arcs: ['rear'], attack: 3 }] }),
    "its weapon 'primary' needs an arc 'rear'",
  ],
  [
    'a weapon with the id of a card',
    ship({ primaries: [{ id: 'protontorpedoes', arcs: ['front'], attack: 3 }] }),
    'has the id of a card',
  ],
  ['no such action', ship({ actions: ['focus', 'slam' as 'evade'] }), "'slam' is no action of a bar"],
  ['an action of no bar', ship({ actions: ['repair'] }), "'repair' is no action of a bar"],
  [
    'no such bearing',
    ship({ dial: [{ bearing: 'slip-left' as 'straight', speed: 2, difficulty: 'red' }] }),
    "there is no bearing 'slip-left'",
  ],
  [
    'no outline',
    but({ tokens: [{ ...core.tokens[0]!, outline: [] }, ...core.tokens.slice(1)] }),
    "token 'coreasteroid0' has no outline",
  ],
  [
    'a damage card twice',
    but({ damage: [...core.damage, core.damage[0]!] }),
    `damage card '${core.damage[0]!.id}' is there twice`,
  ],
  [
    'a damage card twice in another deck',
    but({ decks: [{ id: 'salt', cards: [core.damage[0]!, core.damage[0]!] }] }),
    `damage card of deck 'salt' '${core.damage[0]!.id}' is there twice`,
  ],
  [
    'a deck called as the set is',
    but({ decks: [{ id: 'core', cards: core.damage }] }),
    "damage deck 'core' is there twice",
  ],
  [
    'a token that a card pays with, and there is none',
    modifies({ ...toHit, costs: [{ pay: 'token', token: 'calculate', count: 1 }] }),
    "'lukeskywalker' needs a token of ships 'calculate'",
  ],
  [
    'no stress token',
    but({ shipTokens: core.shipTokens.filter(({ id }) => id !== 'stress') }),
    "the game needs a token of ships 'stress'",
  ],
  [
    'a card that is not in the deck',
    but({ damage: [{ ...core.damage[0]!, count: 0 }, ...core.damage.slice(1)] }),
    'is in the deck 0 times',
  ],
  [
    'no such pilot in printed forces',
    mission({ forces: { first: [{ pilot: 'hansolo', upgrades: [] }], second: [] } }),
    "mission 'standard' needs a pilot 'hansolo'",
  ],
  [
    'no such upgrade in printed forces',
    mission({ forces: { first: [{ pilot: luke.id, upgrades: ['shieldupgrade'] }], second: [] } }),
    "mission 'standard' needs an upgrade 'shieldupgrade'",
  ],
  [
    'no such extra ship',
    mission({ extras: [{ side: 'first', chassis: 'transport', veteranShields: 0 }] }),
    "mission 'standard' needs a chassis 'transport'",
  ],
  [
    'no such marker',
    but({ tokens: core.tokens.filter(({ what }) => what !== 'satellite') }),
    "mission 'dark-whispers' needs a token that is a 'satellite'",
  ],
  [
    'no obstacle where all are needed',
    but({ kinds: core.kinds.map(kind => ({ ...kind, obstacle: false })) }),
    "mission 'asteroid-run' needs obstacles, and no token is one",
  ],
  [
    'a token of no such kind',
    but({ kinds: core.kinds.filter(({ id }) => id !== 'asteroid') }),
    "token 'coreasteroid0' needs a kind of object 'asteroid', and there is none",
  ],
  ['a kind with the id of a card', but({ kinds: [...core.kinds, thing({}, luke.id)] }), 'must not share an id'],
  ['half a fuse', but({ kinds: [...core.kinds, thing({ fuse: 0.5 })] }), "kind of object 'mine' has 0.5 fuse markers"],
  [
    'words for a ship where none is',
    speaking('activationEnd', { do: 'suffer', damage: 1 }),
    "kind of object 'mine' at 'activationEnd': no ship is there to 'suffer'",
  ],
  [
    'words for a ship by a mission',
    says({ do: [{ do: 'gainToken', token: 'focus', count: 1 }] }),
    "'standard': no ship is there to 'gainToken'",
  ],
  ['words of an object on a card', says({ do: [{ do: 'detonate' }] }), "'standard': no object is there to 'detonate'"],
  [
    'a token that is not there is left behind',
    speaking('objectDetonates', { do: 'leaveObject', token: 'slick', ahead: 10 }),
    "kind of object 'mine' at 'objectDetonates' needs a token 'slick', and there is none",
  ],
  [
    'a template that turns about',
    speaking('activationStart', { do: 'moveObject', templates: ['koiogran 2'] }),
    "'koiogran 2' is no template",
  ],
  [
    'a template that is too fast',
    speaking('activationStart', { do: 'moveObject', templates: ['bank-left 4'] }),
    'no template for bank-left 4',
  ],
  ['a kind twice', but({ kinds: [...core.kinds, core.kinds[0]!] }), "kind of object 'asteroid' is there twice"],
  [
    'two modifiers that nobody can tell apart',
    modifies({ ...toHit }, { ...toHit }),
    "'lukeskywalker' has several modifiers of one id",
  ],
  [
    'a modifier that does nothing',
    modifies({ dice: 'attack', rules: [] }),
    "'lukeskywalker': a modifier turns dice or rerolls them",
  ],
  ['a face of no such die', modifies({ ...toHit, dice: 'defence' }), "'lukeskywalker': no defence die shows 'hit'"],
  [
    'a pilot that is to be discarded',
    modifies({ ...toHit, costs: [{ pay: 'card' }] }),
    "'lukeskywalker' cannot be discarded",
  ],
  [
    'words about no such chassis',
    pilot({
      effects: {
        reactions: {
          roundStart: {
            rules: ['CARD-3'],
            do: [
              {
                do: 'rollDie',
                faces: ['hit'],
                words: [{ do: 'offerManoeuvre', chassis: 'barge', options: [], rule: 'CARD-3' }],
              },
            ],
          },
        },
      },
    }),
    "'lukeskywalker' needs a chassis 'barge'",
  ],
  [
    'words about no such pilot',
    says({
      do: [{ do: 'offerReinforcements', side: 'first', pilot: 'wedge', zone: { of: 'own', band: 1 }, rule: 'CARD-3' }],
    }),
    "'standard' needs a pilot 'wedge'",
  ],
]

describe('building a catalogue', () => {
  it('takes the core set as it is', () => {
    expect(buildCatalog(core)).toEqual(catalog)
  })

  it.each(FAULTS)('names what is wrong: %s', (_what, set, message) => {
    expect(() => buildCatalog(set)).toThrow(message)
  })

  it('says of which set', () => {
    const gunship = { ...xwing, id: 'gunship', faction: 'scum' as 'rebel', arcs: [printedArc('front', smallBase)] }
    expect(() => buildCatalog({ ...but({ chassis: [gunship] }), id: 'fringe' })).toThrow(
      /^set fringe: chassis 'gunship'/,
    )
  })
})
