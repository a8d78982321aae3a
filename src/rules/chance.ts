/** Chance as a player: what can come up and how likely; or one outcome, drawn (DICE-1, COMP-3, DAMAGE-3). */
import type { Command } from './commands.ts'
import type { Decision, Outcome } from './decisions.ts'
import { facesOf, sidesOf, sortFaces } from './dice.ts'
import type { Face } from './state.ts'

/** Every outcome of a chance decision as a canonical multiset, with its exact probability; empty for a player's decision. */
export function outcomes(decision: Decision): readonly Outcome[] {
  if (decision.player !== 'chance') return []
  const answer = { player: 'chance', at: decision.at } as const
  if (decision.kind === 'roll') {
    return multisets(facesOf(decision.dice), decision.count).map(faces => ({
      probability: rollProbability(decision.dice, faces),
      command: { ...answer, type: 'roll', faces },
    }))
  }
  if (decision.kind === 'draw') {
    const all = sum(decision.unseen)
    return kindsOf(decision.unseen).map(kind => ({
      probability: decision.unseen[kind]! / all,
      command: { ...answer, type: 'drawCard', kind },
    }))
  }
  return namings(decision.unseen, decision.count).map(({ kinds, probability }) => ({
    probability,
    command: { ...answer, type: 'nameCards', kinds },
  }))
}

/** One outcome, drawn with the n-th random number in [0, 1) of its site for die or card n. */
export function sample(decision: Decision, random: (n: number) => number): Command {
  if (decision.player !== 'chance') throw new Error('not a decision of chance')
  const answer = { player: 'chance', at: decision.at } as const
  if (decision.kind === 'roll') {
    const sides = sidesOf(decision.dice)
    const faces: Face[] = []
    for (let n = 0; n < decision.count; n += 1) faces.push(sides[Math.floor(random(n) * sides.length)]!)
    return { ...answer, type: 'roll', faces: sortFaces(faces) }
  }
  const left: Record<string, number> = { ...decision.unseen }
  const drawn: string[] = []
  const wanted = decision.kind === 'draw' ? 1 : decision.count
  for (let n = 0; n < wanted; n += 1) {
    let at = Math.floor(random(n) * sum(left))
    for (const kind of kindsOf(left)) {
      const here = left[kind]!
      if (at < here) {
        drawn.push(kind)
        left[kind] = here - 1
        break
      }
      at -= here
    }
  }
  if (decision.kind === 'draw') return { ...answer, type: 'drawCard', kind: drawn[0]! }
  return { ...answer, type: 'nameCards', kinds: drawn.sort() }
}

/** The kinds of a multiset that are left, in alphabetical order. */
export function kindsOf(counts: Readonly<Record<string, number>>): string[] {
  return Object.keys(counts)
    .filter(kind => counts[kind]! > 0)
    .sort()
}

function sum(counts: Readonly<Record<string, number>>): number {
  let n = 0
  for (const kind in counts) n += counts[kind]!
  return n
}

/** All multisets of `size` faces, canonical. */
export function multisets(faces: readonly Face[], size: number): Face[][] {
  const [first, ...rest] = faces
  if (first === undefined) return size === 0 ? [[]] : []
  const found: Face[][] = []
  for (let n = size; n >= 0; n -= 1) {
    for (const more of multisets(rest, size - n)) found.push([...Array.from({ length: n }, () => first), ...more])
  }
  return found
}

/** Multinomial probability of a multiset of faces. */
export function rollProbability(dice: 'attack' | 'defence', faces: readonly Face[]): number {
  const sides = sidesOf(dice)
  let probability = 1
  let placed = 0
  for (const face of facesOf(dice)) {
    const n = faces.filter(other => other === face).length
    const share = sides.filter(side => side === face).length / sides.length
    for (let k = 1; k <= n; k += 1) {
      placed += 1
      probability = (probability * share * placed) / k
    }
  }
  return probability
}

/** Hypergeometric: which `count` of the unseen cards lie in the discard pile. */
function namings(unseen: Readonly<Record<string, number>>, count: number): { kinds: string[]; probability: number }[] {
  const kinds = kindsOf(unseen)
  const found: { kinds: string[]; ways: number }[] = []
  const fill = (index: number, left: number, named: string[], ways: number): void => {
    if (left === 0) {
      found.push({ kinds: named, ways })
      return
    }
    const kind = kinds[index]
    if (kind === undefined) return
    for (let n = Math.min(left, unseen[kind]!); n >= 0; n -= 1) {
      const more = Array.from({ length: n }, () => kind)
      fill(index + 1, left - n, [...named, ...more], ways * choose(unseen[kind]!, n))
    }
  }
  fill(0, count, [], 1)
  const all = choose(sum(unseen), count)
  return found.map(({ kinds: named, ways }) => ({ kinds: named, probability: ways / all }))
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i
  return ways
}
