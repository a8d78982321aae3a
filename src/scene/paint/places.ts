/** Places of a sheet that is painted as things come: each keeps its own as long as it is asked for. */

/**
 * Gives everything that is asked for by id one of `most` places, 0 … most − 1, the same one as long as it is asked for. Where all are
 * taken, the one that was not asked for the longest gives way; so what is asked for together must be no more than `most`.
 */
export const createPlaces = (most: number): ((id: string) => number) => {
  /** In the order in which they were asked for last. */
  const taken = new Map<string, number>()
  return id => {
    let place = taken.get(id)
    if (place === undefined) {
      place = taken.size
      if (place >= most) {
        const [oldest, left] = taken.entries().next().value!
        taken.delete(oldest)
        place = left
      }
    } else taken.delete(id)
    taken.set(id, place)
    return place
  }
}
