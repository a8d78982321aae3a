/** The keys of free flight, as they are pushed: −1 … 1 to the right, up and ahead; and of looking about, right and down. */
export type FlightInput = {
  readonly right: number
  readonly up: number
  readonly ahead: number
  readonly around: number
  readonly down: number
  readonly fast: boolean
}

const KEYS: Readonly<Record<string, keyof Omit<FlightInput, 'fast'>>> = {
  KeyD: 'right',
  KeyA: 'right',
  KeyE: 'up',
  KeyQ: 'up',
  KeyW: 'ahead',
  KeyS: 'ahead',
  ArrowRight: 'around',
  ArrowLeft: 'around',
  ArrowDown: 'down',
  ArrowUp: 'down',
}
const NEGATIVE = new Set(['KeyA', 'KeyQ', 'KeyS', 'ArrowLeft', 'ArrowUp'])

/** The places of the keys of free flight. */
export const FLIGHT_PLACES = [...Object.keys(KEYS), 'ShiftLeft', 'ShiftRight'] as const

/** What the keys push that are held. */
const flightInputOf = (held: Iterable<string>, fast: boolean): FlightInput => {
  const input = { right: 0, up: 0, ahead: 0, around: 0, down: 0 }
  for (const code of held) {
    const way = KEYS[code]
    if (way) input[way] += NEGATIVE.has(code) ? -1 : 1
  }
  return { ...input, fast }
}

/** None is pushed. */
export const AT_REST = flightInputOf([], false)

/** The keys of free flight that are held, whoever hears them. */
export type FlightKeys = {
  /** A key goes down or up, by its place: W A S D, Q E, the arrows, and Shift, which flies faster; so does `fast`, what is held with it. */
  key(code: string, down: boolean, fast: boolean): void
  /** All of them are up. */
  still(): void
  readonly any: () => boolean
  readonly input: () => FlightInput
  /** Calls at every change until the returned function is called. */
  heed(changed: () => void): () => void
}

/** Keys of which none is held. */
export const createFlightKeys = (): FlightKeys => {
  const held = new Set<string>()
  const heeders = new Set<() => void>()
  let fast = false
  const tell = () => {
    for (const changed of heeders) changed()
  }
  return {
    key: (code, down, withShift) => {
      fast = code.startsWith('Shift') ? down : down ? withShift : fast
      if (down && KEYS[code]) held.add(code)
      else held.delete(code)
      tell()
    },
    still: () => {
      held.clear()
      fast = false
    },
    any: () => held.size > 0,
    input: () => flightInputOf(held, fast),
    heed: changed => {
      heeders.add(changed)
      return () => heeders.delete(changed)
    },
  }
}
