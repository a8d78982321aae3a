/** Names and figures on the flat board keep off ships, rocks, tokens and each other. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { contains } from '../../src/geometry/index.ts'
import { crossedOf, headOf, ruledOf, threatsOf } from '../../src/playback/overlays.ts'
import { pipsOf } from '../../src/playback/pips.ts'
import {
  boxOf,
  columnOf,
  dotScale,
  nameBoxes,
  place,
  ruledLabels,
  shared,
  takenBy,
  threatLabels,
} from '../../src/ui/play/board/labels.ts'
import { sightOf, WHOLE } from '../../src/ui/play/board/zoom.ts'
import { MELEES, marks, PIXEL } from './melee.ts'

const words = (mm: number) => `${Math.round(mm)} mm`

describe('the figures on the flat board', () => {
  const mat = MELEES[0]!.mat

  it('keep off ships, off their names and off each other, on the mat, and never lose a measured shot', () => {
    let covered = 0
    let all = 0
    for (const picture of MELEES) {
      const wished = marks({ overlays: ['lines', 'threats'] })
      const ruled = ruledOf(catalog, picture, wished)
      const threats = threatsOf(catalog, picture, wished, headOf(PIXEL))
      const labels = [...ruledLabels(ruled, PIXEL, words), ...threatLabels(threats, PIXEL)]
      const taken = takenBy(picture, PIXEL)
      const set = place(labels, taken, sightOf(WHOLE, mat), PIXEL)
      for (const one of ruled) if (one.look !== 'dots') expect(set.some(label => label.key === one.key)).toBe(true)
      const boxes = set.map(label => boxOf(label, label.at, PIXEL))
      for (const [at, box] of boxes.entries()) {
        all += 1
        const others = [...taken, ...boxes.filter((_, other) => other !== at)]
        if (others.some(other => shared(box, other) > 0.25 * shared(box, box))) covered += 1
        expect(shared(box, sightOf(WHOLE, mat))).toBeGreaterThan(0.7 * shared(box, box))
      }
      expect(place(labels, taken, sightOf(WHOLE, mat), PIXEL)).toEqual(set)
    }
    expect(all).toBeGreaterThan(150)
    expect(covered / all).toBeLessThan(0.03)
  })

  it('keep off the rock that lies in what is measured', () => {
    let off = 0
    for (const picture of MELEES) {
      const wished = marks({ overlays: ['lines', 'obstruction'] })
      const crossed = crossedOf(catalog, picture, wished, PIXEL)
      const labels = ruledLabels(ruledOf(catalog, picture, wished), PIXEL, words)
      const over = (taken: ReturnType<typeof takenBy>) =>
        place(labels, taken, sightOf(WHOLE, mat), PIXEL).filter(label =>
          crossed.some(({ polygon }) => contains(polygon, label.at.x, label.at.y)),
        ).length
      const kept = over(takenBy(picture, PIXEL, crossed))
      expect(kept).toBe(0)
      off += over(takenBy(picture, PIXEL)) - kept
    }
    expect(off).toBeGreaterThan(0)
  })

  it('names stand under their ships, over them where another lies below', () => {
    const [ship] = MELEES[0]!.ships
    const at = (id: string, x: number, y: number) => ({ ...ship!, id, pose: { ...ship!.pose, x, y, heading: 0 } })
    const middle = (box: { top: number; bottom: number } | undefined) => (box!.top + box!.bottom) / 2
    const alone = nameBoxes([at('r1', 0, 0)], PIXEL)
    expect(middle(alone.get('r1'))).toBeLessThan(-20)
    const names = nameBoxes([at('r1', 0, 0), at('i1', 4, -42), at('i2', 300, 0)], PIXEL)
    expect(middle(names.get('r1'))).toBeGreaterThan(20)
    expect(middle(names.get('i1'))).toBeLessThan(-62)
    expect(middle(names.get('i2'))).toBeLessThan(-20)
    expect(nameBoxes([{ ...at('r1', 0, 0), presence: 0 }], PIXEL).size).toBe(0)
  })

  it('names stand over their ships where a rock that lies in what is measured is below, and figures know', () => {
    const [ship] = MELEES[0]!.ships
    const alone = { ...ship!, pose: { ...ship!.pose, x: 0, y: 0, heading: 0 } }
    const rock = { polygon: [-20, 20].flatMap(x => [-60, -30].map(y => ({ x, y }))) }
    const boxOf = (rocks: readonly (typeof rock)[]) => nameBoxes([alone], PIXEL, rocks).get(alone.id)!
    expect(boxOf([]).top).toBeLessThan(0)
    expect(boxOf([rock]).bottom).toBeGreaterThan(0)
    expect(takenBy({ ...MELEES[0]!, ships: [alone] }, PIXEL, [rock])).toContainEqual(boxOf([rock]))
  })

  it('keep off the tokens beside a ship, wherever there are some', () => {
    const [ship] = MELEES[0]!.ships
    const shown = (more: Partial<typeof ship>) => ({ ...MELEES[0]!, ships: [{ ...ship!, ...more }] })
    const bare = takenBy(shown({ focus: 0, evade: 0, stress: 0, marks: [], carries: [] }), PIXEL)
    const full = takenBy(shown({ focus: 1, evade: 0, stress: 2, marks: ['disabled'], carries: [] }), PIXEL)
    const [own, marked] = full.slice(bare.length)
    const { aside, top, step } = columnOf(ship!, PIXEL)
    const { x, y } = ship!.pose
    for (const index of [0, 1, 2]) {
      const at = { x: x + aside, y: y + top - step * index }
      expect(own!.left < at.x && at.x < own!.right && own!.bottom < at.y && at.y < own!.top).toBe(true)
    }
    expect((marked!.left + marked!.right) / 2).toBeCloseTo(x - aside, 9)
    expect(full).toHaveLength(bare.length + 2)
  })

  it('keep off the dots of hull and shields, and so do names and tokens, on a phone too', () => {
    const [ship] = MELEES[0]!.ships
    const phone = 2.6
    for (const pixel of [PIXEL, phone])
      for (const heading of [0, 45, 90, 180, 210, 270]) {
        const one = { ...ship!, focus: 2, pose: { x: 0, y: 0, heading } }
        const grown = dotScale(pixel)
        const half = 2.8 * grown
        // Half a dot is two pixels at least.
        expect(half / pixel).toBeGreaterThanOrEqual(2 - 1e-9)
        const angle = (heading * Math.PI) / 180
        const dots = pipsOf(one, grown).map(({ right, ahead }) => {
          const x = right * Math.cos(angle) + ahead * Math.sin(angle)
          const y = ahead * Math.cos(angle) - right * Math.sin(angle)
          return { left: x - half, right: x + half, bottom: y - half, top: y + half }
        })
        const taken = takenBy({ ...MELEES[0]!, ships: [one] }, pixel)
        for (const dot of dots) expect(taken.some(box => shared(box, dot) > 0.99 * shared(dot, dot))).toBe(true)
        const name = nameBoxes([one], pixel).get(one.id)!
        const { aside, size } = columnOf(one, pixel)
        for (const dot of dots) {
          expect(shared(name, dot)).toBe(0)
          const beside = { left: aside - size, right: aside + size, top: 200, bottom: -200 }
          expect(shared(beside, dot)).toBe(0)
          expect(shared({ ...beside, left: -beside.right, right: -beside.left }, dot)).toBe(0)
        }
      }
  })

  it('stand on their line where there is room, else beside it with a line that leads there', () => {
    const line = { from: { x: -100, y: 0 }, to: { x: 100, y: 0 } }
    const one = { key: 'ruler', of: 'attack', line, mm: 200, band: 2, look: 'whole', ink: 'amber', opacity: 1 } as const
    const view = sightOf(WHOLE, mat)
    const [free] = place(ruledLabels([one], PIXEL, words), [], view, PIXEL)
    expect(free).toMatchObject({ at: { x: 0, y: 0 }, foot: null, text: '2', under: '200 mm' })
    const wall = { left: -120, right: 120, bottom: -12, top: 12 }
    const [pushed] = place(ruledLabels([one], PIXEL, words), [wall], view, PIXEL)
    expect(shared(boxOf(pushed!, pushed!.at, PIXEL), wall)).toBe(0)
    expect(pushed).toMatchObject({ foot: { x: 0, y: 0 }, under: '200 mm' })
    const room = { left: -300, right: 300, bottom: 20, top: 300 }
    const [short] = place(
      ruledLabels([one], PIXEL, words),
      [wall, room, { ...room, bottom: -300, top: -45 }],
      view,
      PIXEL,
    )
    expect(short!.under).toBe('')
  })
})
