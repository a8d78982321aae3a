/**
 * The rows of the table player, made from any dial by one rule: each sector and ring names a common, an uncommon and a rare kind of
 * manoeuvre; a die of six reads the common one on 1–3, the uncommon on 4–5, the rare on 6. Near ones are flown slowly, far ones fast.
 */
import { bearingRow } from '../../src/geometry/index.ts'
import { isEasy } from '../../src/rules/index.ts'
import type { Option } from '../model/position.ts'

export const SECTORS = ['front', 'front-side', 'side', 'back-side', 'back'] as const
export type Sector = (typeof SECTORS)[number]
export type Ring = 'near' | 'far'
export type Side = 'left' | 'right'

/** Kinds of manoeuvre, the softer after the harder: where a dial lacks one, the next softer stands in. */
const KINDS = ['koiogran', 'turn', 'bank', 'straight'] as const
type Kind = (typeof KINDS)[number]
/** Common, uncommon, rare. */
type Row = readonly [Kind, Kind, Kind]

const RULE: Readonly<Record<Sector, Readonly<Record<Ring, Row>>>> = {
  front: { near: ['straight', 'koiogran', 'bank'], far: ['straight', 'straight', 'bank'] },
  'front-side': { near: ['bank', 'turn', 'straight'], far: ['bank', 'straight', 'turn'] },
  side: { near: ['turn', 'koiogran', 'bank'], far: ['turn', 'bank', 'koiogran'] },
  'back-side': { near: ['turn', 'koiogran', 'bank'], far: ['koiogran', 'turn', 'bank'] },
  back: { near: ['koiogran', 'turn', 'straight'], far: ['koiogran', 'turn', 'turn'] },
}

/** The sector of a bearing, in degrees off the nose to either side. */
export const sectorOf = (bearing: number): Sector => SECTORS[Math.min(4, Math.floor((Math.abs(bearing) + 22.5) / 45))]!

/** What turns back at its end is flown as the Koiogran turn is; so is what stays, from where a ship may turn. */
const kindOf = ({ bearing }: Option): Kind => {
  const { template, endTurn } = bearingRow(bearing)
  return endTurn === 0 && template !== 'none' ? template : 'koiogran'
}

/** The side to which an option bends; null: it goes straight on. */
const sideOf = ({ bearing }: Option): Side | null => {
  const { side } = bearingRow(bearing)
  return side === 0 ? null : side < 0 ? 'left' : 'right'
}

const onSide = (option: Option, side: Side): boolean => (sideOf(option) ?? side) === side

/** A dial's manoeuvres of a kind to a side, the slowest first for near, the fastest first for far. */
const paced = (dial: readonly Option[], kind: Kind, side: Side, ring: Ring): readonly Option[] =>
  dial
    .filter(option => kindOf(option) === kind && onSide(option, side))
    .sort((a, b) => (ring === 'near' ? a.speed - b.speed : b.speed - a.speed))

/** The two speeds of a kind that a row uses; those of the next softer kind where the dial has none. */
const entries = (dial: readonly Option[], kind: Kind, side: Side, ring: Ring): readonly Option[] => {
  for (const softer of KINDS.slice(KINDS.indexOf(kind))) {
    const found = paced(dial, softer, side, ring)
    if (found.length > 0) return found.slice(0, 2)
  }
  return dial.slice(0, 1)
}

/** A stressed pilot flies a green manoeuvre of the same kind and side, or a softer one; where none is green, any but a red one. */
const calmed = (dial: readonly Option[], wanted: Option, side: Side, ring: Ring): Option => {
  if (isEasy(wanted.difficulty)) return wanted
  const softer = KINDS.slice(KINDS.indexOf(kindOf(wanted)))
  for (const good of ['green', 'blue', 'white']) {
    for (const kind of softer) {
      const found = paced(dial, kind, side, ring).find(option => option.difficulty === good)
      if (found) return found
    }
  }
  return wanted
}

/** The six entries of a row, by the die from 1 on, for a target on a side. `dial`: what may be flown now. */
export const rowOf = (
  dial: readonly Option[],
  sector: Sector,
  ring: Ring,
  side: Side,
  stressed: boolean,
): readonly Option[] => {
  const [common, uncommon, rare] = RULE[sector][ring].map(kind => entries(dial, kind, side, ring))
  const [often, seldom, once] = [common!, uncommon!, rare!]
  const row = [often[0]!, often[1] ?? often[0]!, often[0]!, seldom[0]!, seldom[1] ?? seldom[0]!, once[0]!]
  return stressed ? row.map(option => calmed(dial, option, side, ring)) : row
}

/** What is tried instead of a manoeuvre that leads into trouble, in order: the same speed straightened or bent, then slower. */
export const swerves = (dial: readonly Option[], wanted: Option, side: Side): readonly Option[] => {
  const other: Side = side === 'left' ? 'right' : 'left'
  const own: Side = sideOf(wanted) ?? side
  const names: Readonly<Record<Kind, readonly string[]>> = {
    straight: [`bank-${side}`, `bank-${other}`],
    bank: [`turn-${own}`, 'straight'],
    turn: [`bank-${own}`],
    koiogran: [`bank-${side}`, `bank-${other}`],
  }
  const speeds = wanted.speed === 1 ? [1, 2] : [wanted.speed, wanted.speed - 1, wanted.speed - 2, wanted.speed - 3]
  return names[kindOf(wanted)].flatMap(name => {
    const found = speeds.map(speed => dial.find(option => option.bearing === name && option.speed === speed))
    return found.find(option => option !== undefined) ?? []
  })
}
