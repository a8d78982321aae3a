/** Kinds of objects that only tests know: a card that lies on the mat and says what a test wants. */
import { catalog } from '../../src/content/index.ts'
import { placePolygon } from '../../src/geometry/index.ts'
import type { Catalog, Effects, MatObject, ObjectKind, Upgrade } from '../../src/rules/index.ts'

/** Half the side of every such token, mm. */
const HALF = 15

const SQUARE = [
  { x: HALF, y: -HALF },
  { x: HALF, y: HALF },
  { x: -HALF, y: HALF },
  { x: -HALF, y: -HALF },
]

/** A kind that lies there, and no more. */
export const plainKind = (id: string, more: Partial<ObjectKind> = {}): ObjectKind => ({
  id,
  obstacle: false,
  carried: null,
  placing: [],
  spacing: [],
  ...more,
})

/** The printed catalogue with kinds of square tokens called like them, and cards for ships. */
export const withObjects = (kinds: readonly ObjectKind[], cards: Readonly<Record<string, Effects>> = {}): Catalog => ({
  ...catalog,
  kinds: { ...catalog.kinds, ...Object.fromEntries(kinds.map(kind => [kind.id, kind])) },
  tokens: { ...catalog.tokens, ...Object.fromEntries(kinds.map(({ id }) => [id, { id, what: id, outline: SQUARE }])) },
  upgrades: {
    ...catalog.upgrades,
    ...Object.fromEntries(
      Object.entries(cards).map(([id, effects]): [string, Upgrade] => [
        id,
        { id, slot: 'elite', points: 1, unique: false, count: 9, effects },
      ]),
    ),
  },
})

/** A square token that lies somewhere. */
export function lying(kind: string, x: number, y: number, heading = 0, more: Partial<MatObject> = {}): MatObject {
  const polygon = placePolygon(SQUARE, { x, y, heading })
  return { id: `${kind}-1`, kind, ship: null, x, y, heading, polygon, ...more }
}
