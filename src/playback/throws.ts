/** Thrown dice: tracks simulated ahead of the film, and how they are come by. The physics is a chunk of its own. */
import { smooth, span } from './tools.ts'

/** Where a thrown die is: in diameters from the middle of its tray – right, away from the viewer, up – and how it is turned. */
export type Place = {
  readonly at: readonly [x: number, y: number, z: number]
  /** A quaternion x, y, z, w. */
  readonly turn: readonly [x: number, y: number, z: number, w: number]
}

/** A die in the middle of a throw: how it will lie, which of its faces is up then, and how far it is put in its row, 0 … 1. */
export type Cast = Place & { readonly rest: Place['turn']; readonly up: number; readonly row: number }

/** One throw: the way of every die in it. */
export type Track = {
  /** A die at a share (0 … 1) of the throw. */
  sample(die: number, share: number): Place
  /** The face of a die that lies up in the end: bit 0 set: it looks to −x of the die's own axes, bit 1: −y, bit 2: −z. */
  up(die: number): number
}

/** The throw of so many dice at a site; always the same for the same two. null: these dice would not come to rest. */
export type Throws = (site: string, count: number) => Track | null

/** The share of a throw after which its dice lie; in what is left they are put in a row. */
const FALL = 0.82
/** Seconds of a beat in which dice are thrown so. */
export const THROW_SECONDS = 1.6

/** A die of a track at a share of the whole throw; `row` says how far it has been put in its place. */
export function castOf(track: Track, die: number, share: number): Cast {
  return {
    ...track.sample(die, Math.min(1, share / FALL)),
    rest: track.sample(die, 1).turn,
    up: track.up(die),
    row: smooth(span(share, FALL, 1)),
  }
}

let loading: Promise<Throws | null> | null = null
let ready: Throws | null = null

/** Fetches the physics, once; null where it does not come. Dice are then thrown the simple way. */
export function loadThrows(): Promise<Throws | null> {
  loading ??= import('./tracks.ts')
    .then(tracks => tracks.createThrows())
    .then(
      made => {
        ready = made
        return made
      },
      () => null,
    )
  return loading
}

/** The physics once it is there; null until then. */
export function throwsNow(): Throws | null {
  return ready
}
