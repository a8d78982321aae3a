/** A player reads nothing but what is public: poison in the hidden places, and a view that knows which fields there are. */
import { describe, expect, it } from 'vitest'
import { LEVELS } from '../../ai/levels.ts'
import { type Decision, type GameState, opponent } from '../../src/rules/index.ts'
import { answerOf, mindOf, poison, poisoned, type Question, questionsOf } from '../support/hidden.ts'
import { lotNumber, playersRules } from '../support/honest.ts'

/** Fields of the things in a view, by the way to them; `*` any entry, and any name where names are not fixed. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  '': [
    ...['mission', 'mat', 'collection', 'maxRounds', 'sides', 'players', 'initiative', 'at', 'round'],
    ...[
      'phase',
      'stack',
      'open',
      'ships',
      'supply',
      'objects',
      'laid',
      'touching',
      'deck',
      'decks',
      'losses',
      'sites',
      'memory',
      'result',
    ],
  ],
  mat: ['width', 'height'],
  sides: ['first', 'second'],
  'sides.*': ['faction', 'home', 'points'],
  'players.*': ['id', 'side'],
  'ships.*': [
    ...[
      'id',
      'side',
      'player',
      'chassis',
      'pilot',
      'upgrades',
      'status',
      'pose',
      'shields',
      'damage',
      'focus',
      'evade',
    ],
    ...['stress', 'lock', 'dial', 'revealed', 'activated', 'fought', 'acted', 'kept', 'lasting', 'tokens', 'used'],
  ],
  'ships.*.upgrades.*': ['card', 'discarded'],
  'ships.*.pose': ['x', 'y', 'heading'],
  'ships.*.damage.*': ['kind', 'faceUp', 'shuffle', 'round'],
  'ships.*.lock': ['target', 'letter'],
  'objects.*': ['id', 'kind', 'ship', 'x', 'y', 'heading', 'polygon', 'owner', 'fuse'],
  'objects.*.polygon.*': ['x', 'y'],
  decks: ['first', 'second'],
  'decks.*': ['id', 'shuffle', 'draw', 'unseen', 'discard'],
  deck: ['id', 'shuffle', 'draw', 'unseen', 'discard'],
  'deck.discard.*': ['kind', 'shuffle'],
}
/** Here names are data: frames and questions of the rules, counts by kind or site, what a mission remembers. */
const FREE = /^(stack|open)\.|^(sites|memory)$|^deck\.unseen/

const below = (path: string, key: string, list: boolean): string => {
  const named = list || path === 'sides' ? '*' : key
  return path === '' ? named : `${path}.${named}`
}

/** Every field that is not on the list, as a way to it. */
const strangers = (value: unknown, path = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const list = Array.isArray(value)
  return Object.keys(value).flatMap(key => {
    const known = list || FREE.test(path) || PUBLIC[path]?.includes(key)
    const deeper = strangers((value as Record<string, unknown>)[key], below(path, key, list))
    return known ? deeper : [`${path}.${key}`, ...deeper]
  })
}

/** A view that throws when a field is asked for that is not on the list, or when it is written on. */
const guarded = <T extends object>(value: T, path = ''): T => {
  const list = Array.isArray(value)
  const written = (): never => {
    throw new Error(`'${path}' was written on`)
  }
  return new Proxy(value, {
    get(target, key) {
      if (typeof key === 'string' && !list && !FREE.test(path) && !PUBLIC[path]?.includes(key))
        throw new Error(`'${path}.${key}' was looked at`)
      const found: unknown = Reflect.get(target, key)
      if (typeof found !== 'object' || found === null || typeof key === 'symbol') return found
      return guarded(found, below(path, key, list))
    },
    set: written,
    defineProperty: written,
    deleteProperty: written,
  })
}

const LOTS = [0, 1, 2, 3, 4, 7, 8, 11]
const QUESTIONED: readonly Question[] = LOTS.flatMap(place => questionsOf(3, lotNumber(place)))
/** A few of each kind: a watched view is slow. */
const SOME = QUESTIONED.filter((one, n) => QUESTIONED.slice(0, n).filter(({ kind }) => kind === one.kind).length < 4)
const levelOf = (n: number) => LEVELS[(n * 3) % LEVELS.length]!.id

describe('a view', () => {
  it('holds no field that is not public', () => {
    for (const { rules, state, side } of QUESTIONED) expect(strangers(rules.viewFor(state, side))).toEqual([])
    expect(strangers({ ...QUESTIONED[0]!.state, seed: 'abc', sides: { first: { nonce: 1 } } })).toEqual([
      'sides.*.nonce',
      '.seed',
    ])
  })

  it('[PLAN-4] shows a dial of the other side only when it lies open', () => {
    let hidden = 0
    for (const { rules, state, side } of QUESTIONED) {
      for (const ship of rules.viewFor(state, side).ships) {
        if (ship.side === side || ship.revealed) continue
        expect([null, 'hidden']).toContain(ship.dial)
        if (ship.dial === 'hidden') hidden += 1
      }
    }
    expect(hidden).toBeGreaterThan(40)
  })
})

describe('a player', () => {
  it('meets no poison, where every hidden dial is poisoned', () => {
    let places = 0
    const levels = new Set<string>()
    for (const [n, { rules, state, side }] of QUESTIONED.entries()) {
      const [world, count] = poisoned(rules, state, side)
      if (count === 0) continue
      const level = levelOf(n)
      const { command } = answerOf(playersRules(rules), rules.viewFor(world, side), side, mindOf(level, n))
      expect(rules.isLegal(state, command)).toBe(true)
      places += count
      levels.add(level)
    }
    expect(places).toBeGreaterThan(40)
    expect(levels.size).toBe(LEVELS.length)
  }, 120_000)

  it('reads public fields only, and writes on nothing', () => {
    const kinds = new Set<string>()
    for (const [n, { rules, state, side }] of SOME.entries()) {
      const view = rules.viewFor(state, side)
      const plain = answerOf(rules, view, side, mindOf(levelOf(n), n))
      const watched = answerOf(playersRules(rules), guarded(view), side, mindOf(levelOf(n), n))
      expect(JSON.stringify(watched)).toBe(JSON.stringify(plain))
      kinds.add(view.open.find((open: Decision) => open.player === side)!.kind)
    }
    for (const kind of ['place', 'token', 'dial', 'order', 'manoeuvre', 'action', 'attack', 'modify', 'effect', 'card'])
      expect(kinds, kind).toContain(kind)
  }, 120_000)

  it('would be caught', () => {
    const { rules, state, side } = QUESTIONED.find(one => poisoned(one.rules, one.state, one.side)[1] > 0)!
    const [world] = poisoned(rules, state, side)
    const theirs = world.ships.filter(ship => ship.side === opponent(side) && ship.dial !== null)
    expect(() => theirs.map(({ dial }) => `${dial}`)).toThrow('was looked at')
    expect(() => JSON.stringify(world)).toThrow('was looked at')
    expect(() => Object.keys(poison('it'))).toThrow('it was looked at')
    const view = guarded({ ...rules.viewFor(state, side), seed: 'abc' } as GameState)
    expect(() => (view as unknown as { seed: string }).seed).toThrow("'.seed' was looked at")
    expect(() => view.ships.map(ship => (ship as unknown as { next: string }).next)).toThrow(
      "'ships.*.next' was looked at",
    )
    expect(() => {
      view.ships[0]!.stress = 5
    }).toThrow('written on')
  })
})
