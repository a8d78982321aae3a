/** What lies on the mat: one list, and what its kinds are to the rules. */
import type { Catalog, ObjectKind } from './catalog.ts'
import type { GameState, MatObject, ShipId } from './state.ts'

type Table = { readonly catalog: Catalog; readonly state: Pick<GameState, 'objects'> }

/** The kind of something on the mat. Throws for one that no content knows. */
export function kindOf(catalog: Catalog, id: string): ObjectKind {
  const kind = catalog.kinds[id]
  if (!kind) throw new Error(`no kind of object ${id}`)
  return kind
}

type Chosen = (kind: ObjectKind, object: MatObject) => boolean

/** Those of a list that are wanted. What lies is asked for at every move and changes seldom, so what was chosen of a list is remembered: the lists of a state are never changed in place. */
function choosing(chosen: Chosen): (table: Table) => readonly MatObject[] {
  const known = new WeakMap<readonly MatObject[], { catalog: Catalog; found: readonly MatObject[] }>()
  return ({ catalog, state: { objects } }) => {
    if (objects.length === 0) return objects
    const before = known.get(objects)
    if (before?.catalog === catalog) return before.found
    const found = objects.filter(object => chosen(kindOf(catalog, object.kind), object))
    known.set(objects, { catalog, found })
    return found
  }
}

/** The obstacles that lie (OBST-5). */
export const obstaclesOf = choosing((kind, { ship }) => kind.obstacle && ship === null)

/** What a ship may take onto its card, wherever it is now (MISSION-3-SCAN-1). */
export const cargoOf = choosing(kind => kind.carried !== null)

/** What a ship has on its card. */
export const carriedBy = ({ objects }: Pick<GameState, 'objects'>, ship: ShipId): readonly MatObject[] =>
  objects.length === 0 ? objects : objects.filter(one => one.ship === ship)
