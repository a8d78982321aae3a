/** Throws of dice as tracks: launched by their site alone, simulated, and kept only if every die lies flat in the end. */
import { cosDegrees, sinDegrees } from '../geometry/index.ts'
import { type Launch, openPhysics, type Simulate, type Tray } from './physics.ts'
import type { Place, Throws, Track } from './throws.ts'
import { clamp01, mix, scatter, seedOf } from './tools.ts'

/** Frames of a throw: 1.35 s. */
const FRAMES = 82
/** A die that lies is so high, in its diameters; a little more or less is let pass. */
const LYING = 0.304
const LOOSE = 0.02
/** How straight up the face must look (a cosine), and how far a die may still move in the last two frames. */
const FLAT = 0.9985
const STILL = 0.004
/** A throw in which a die leans on another or still rolls is thrown again, so often at most. */
const TRIES = 24
/** Throws that are remembered. */
const KEPT = 48

/** Opens the physics; gives throws that are a pure function of site and number of dice. */
export async function createThrows(): Promise<Throws> {
  const simulate = await openPhysics()
  const kept = new Map<string, Track | null>()
  return (site, count) => {
    if (count <= 0) return null
    const key = `${count} ${site}`
    const had = kept.get(key)
    if (had !== undefined) return had
    const made = thrown(simulate, site, count)
    for (const oldest of kept.keys()) {
      if (kept.size < KEPT) break
      kept.delete(oldest)
    }
    kept.set(key, made)
    return made
  }
}

function thrown(simulate: Simulate, site: string, count: number): Track | null {
  const tray = trayFor(count)
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const seed = scatter(seedOf(site), 31 * attempt + count)
    const launches = Array.from({ length: count }, (_, die) => launch(scatter(seed, die), die, count, tray))
    const frames = simulate(launches, tray, FRAMES)
    const track = trackOf(frames, count)
    if (track) return track
  }
  return null
}

/** The tray of a throw: wider for more dice. */
function trayFor(count: number): Tray {
  return { wide: 1.1 + 0.56 * count, deep: 1.25 }
}

/** Out of the hand at the viewer's edge, side by side, each with its own push and spin. */
function launch(seed: number, die: number, count: number, { wide, deep }: Tray): Launch {
  const chance = (n: number) => scatter(seed, n) / 4294967296
  const step = Math.min(1.15, (2 * wide - 1.2) / count)
  const across = (die - (count - 1) / 2) * step
  const turned = chance(1) * 360
  const leaned = chance(2) * 360
  const [c, s] = [cosDegrees(turned / 2), sinDegrees(turned / 2)]
  const [ax, ay] = [cosDegrees(leaned), sinDegrees(leaned)]
  return {
    at: [across, 0.15 - deep + 0.3 * chance(3), 1.5 + 0.5 * (die % 2) + 0.4 * chance(4)],
    turn: [s * ax * 0.8, s * ay * 0.8, s * 0.6, c],
    velocity: [0 - across * 0.8 + 4 * (chance(5) - 0.5), 8 + 4 * chance(6), 1 + 2 * chance(7)],
    spin: [-20 - 12 * chance(8), 30 * (chance(9) - 0.5), 24 * (chance(10) - 0.5)],
  }
}

function trackOf(frames: Float32Array, count: number): Track | null {
  const place = (die: number, frame: number): Place => {
    const i = (die * FRAMES + frame) * 7
    const [x, y, z, a, b, c, d] = frames.subarray(i, i + 7) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return { at: [x, y, z], turn: [a, b, c, d] }
  }
  const ups: number[] = []
  for (let die = 0; die < count; die += 1) {
    const last = place(die, FRAMES - 1)
    const before = place(die, FRAMES - 3)
    const moved = last.at.some((value, axis) => Math.abs(value - before.at[axis]!) > STILL)
    const up = upOf(last)
    if (moved || up === null || Math.abs(last.at[2] - LYING) > LOOSE) return null
    ups.push(up)
  }
  return {
    up: die => ups[die]!,
    sample: (die, share) => {
      const at = clamp01(share) * (FRAMES - 1)
      const frame = Math.min(FRAMES - 2, Math.floor(at))
      return between(place(die, frame), place(die, frame + 1), at - frame)
    },
  }
}

/** The face that looks up, if one does. */
function upOf({ turn: [x, y, z, w] }: Place): number | null {
  // The third row of the turn: how much of up there is in each axis of the die.
  const row = [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]
  const rise = row.reduce((sum, value) => sum + Math.abs(value), 0) / Math.sqrt(3)
  return rise < FLAT ? null : (row[0]! < 0 ? 1 : 0) + (row[1]! < 0 ? 2 : 0) + (row[2]! < 0 ? 4 : 0)
}

/** From one place to the next, by the shorter turn. */
function between(a: Place, b: Place, share: number): Place {
  const dot = a.turn.reduce((sum, value, axis) => sum + value * b.turn[axis]!, 0)
  const sign = dot < 0 ? -1 : 1
  const turn = a.turn.map((value, axis) => mix(value, sign * b.turn[axis]!, share))
  const length = Math.sqrt(turn.reduce((sum, value) => sum + value * value, 0))
  const at = a.at.map((value, axis) => mix(value, b.at[axis]!, share))
  return {
    at: [at[0]!, at[1]!, at[2]!],
    turn: [turn[0]! / length, turn[1]! / length, turn[2]! / length, turn[3]! / length],
  }
}
