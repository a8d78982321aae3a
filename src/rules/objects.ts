/** What lies on the mat: one list, and what its kinds are to the rules. */
import type { Catalog } from './catalog.ts'
import type { ObjectKind } from './object-kind.ts'
import type { GameState, MatObject, ShipId } from './state.ts'
import type { ObjectWindow } from './windows.ts'

type Speaking = { readonly catalog: Catalog; readonly state: Pick<GameState, 'objects' | 'initiative'> }
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

/** The obstacles that lie, and what else no ship is put down on. */
export const blockersOf = choosing((kind, { ship }) => (kind.obstacle || kind.blocks === true) && ship === null)

/** What lies on the mat and is no obstacle. */
export const looseOf = choosing((kind, { ship }) => !kind.obstacle && ship === null)

/** What lies on the mat and speaks in a window itself; those of the player with initiative first, what nobody owns last (INIT-3). */
export function speakingIn({ catalog, state }: Speaking, window: ObjectWindow, only: string | null): MatObject[] {
  const found = state.objects.filter(
    ({ id, kind, ship }) =>
      ship === null && (only === null || id === only) && kindOf(catalog, kind).reactions?.[window] !== undefined,
  )
  const place = ({ owner }: MatObject) => (owner === undefined ? 2 : owner.side === state.initiative ? 0 : 1)
  return found.length > 1 ? found.sort((a, b) => place(a) - place(b)) : found
}

/** The object of an id, if it lies on the mat. */
export const objectOf = ({ objects }: Pick<GameState, 'objects'>, id: string): MatObject | null =>
  objects.find(one => one.id === id && one.ship === null) ?? null

/** What a ship may take onto its card, wherever it is now (MISSION-3-SCAN-1). */
export const cargoOf = choosing(kind => kind.carried !== null)

/** What a ship has on its card. */
export const carriedBy = ({ objects }: Pick<GameState, 'objects'>, ship: ShipId): readonly MatObject[] =>
  objects.length === 0 ? objects : objects.filter(one => one.ship === ship)
