/** Shots and templates on the flat board: where they go, on which side they miss, and still where motion is reduced. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { smallBase, type Vec } from '../../src/geometry/index.ts'
import { BoardEffect } from '../../src/ui/play/board/board-effect.tsx'
import { BoardTemplate } from '../../src/ui/play/board/board-template.tsx'
import { cardPaths } from '../../src/ui/play/board/card.ts'
import { bow, streakOf } from '../../src/ui/play/board/effects.ts'
import { rollRows, templateRows } from '../../src/ui/play/board/shapes.ts'
import { MELEES } from './melee.ts'

const FROM = { x: 0, y: 0, heading: 0 }
const TO = { x: 0, y: 200, heading: 180 }
const far = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.y - b.y)

describe('a shot on the flat board', () => {
  it('goes from one ship into the other, its pair beside it', () => {
    const [left, right] = [0, 1].map(index => streakOf(FROM, TO, { index, hit: true, progress: 0.99 }))
    for (const shot of [left!, right!]) {
      expect(far(shot.head, TO)).toBeLessThan(smallBase.width / 2)
      expect(far(shot.start, FROM)).toBeLessThan(smallBase.width / 2)
    }
    expect(far(left!.start, right!.start)).toBeGreaterThan(5)
  })

  it('passes by the base that it misses, and flies on behind it', () => {
    for (const index of [0, 1]) {
      const path = Array.from({ length: 50 }, (_, n) => streakOf(FROM, TO, { index, hit: false, progress: n / 50 }))
      const nearest = Math.min(...path.map(({ head }) => far(head, TO)))
      expect(nearest).toBeGreaterThan(smallBase.width / 2)
      expect(path.at(-1)!.head.y).toBeGreaterThan(TO.y + 150)
      expect(path.at(-1)!.fade).toBeLessThan(0.2)
    }
  })

  it('splashes on the side that it comes from', () => {
    const [, x = 0, y = 0] = bow(30, 90, 0)
      .match(/^M(\S+) (\S+)A/)!
      .map(Number)
    expect(x).toBeCloseTo(30, 1)
    expect(y).toBeCloseTo(0, 1)
  })

  it('is drawn whole at once where motion is reduced', () => {
    const picture = MELEES[0]!
    const [from, to] = [picture.ships[0]!.id, picture.ships[5]!.id]
    const at = (progress: number, calm: boolean) =>
      renderToStaticMarkup(
        <BoardEffect
          effect={{ kind: 'bolt', from, to, hit: true, index: 0, colour: 'red', seed: 1, progress }}
          picture={picture}
          calm={calm}
        />,
      ).match(/class="core" d="([^"]+)"/)![1]
    expect(at(0.3, true)).toBe(at(0.35, true))
    expect(at(0.3, false)).not.toBe(at(0.35, false))
  })
})

describe('a blast on the flat board', () => {
  it('bursts where the object lies, and fades', () => {
    const at = (progress: number) =>
      renderToStaticMarkup(
        <BoardEffect
          effect={{ kind: 'blast', object: 'bomb-1', at: { x: 30, y: -70 }, seed: 1, progress }}
          picture={MELEES[0]!}
          calm={false}
        />,
      )
    expect(at(0.2)).toContain('translate(30.00 70.00)')
    expect(at(0.2)).toContain('class="fire"')
    expect(at(0.2)).not.toBe(at(0.6))
  })
})

describe('a template on the flat board', () => {
  const numbers = (path: string): readonly Vec[] =>
    path
      .match(/-?[\d.]+ -?[\d.]+/g)!
      .map(pair => pair.split(' ').map(Number))
      .map(([x = 0, y = 0]) => ({ x, y: -y }))

  it.each([
    ['straight', 4],
    ['bank-left', 2],
    ['turn-right', 3],
  ] as const)('has its print within its outline: %s %i', (bearing, speed) => {
    const rows = templateRows(smallBase, { x: 10, y: -30, heading: 70 }, bearing, speed)
    const { card, print, arrow, middle } = cardPaths(rows)
    const edge = numbers(card)
    const printed = numbers(print)
    expect(printed).toHaveLength(edge.length)
    const centre = (points: readonly Vec[], at: number): number => far(points[at]!, points[points.length - 1 - at]!)
    for (let at = 0; at < edge.length / 2; at++) {
      expect(centre(edge, at)).toBeCloseTo(20, 1)
      expect(centre(printed, at)).toBeLessThan(17)
    }
    const sides = [rows[0], rows[1]].map(row => Math.min(...row.map(point => far(point, middle))))
    for (const side of sides) expect(side).toBeGreaterThanOrEqual(9.9)
    expect(arrow).not.toBe('')
  })

  it('of a barrel roll is as long as a straight 1, and lies beside the base', () => {
    const [one, other] = rollRows(smallBase, FROM, 'right', 0)
    expect(far(one[0]!, one[1]!)).toBeCloseTo(40, 6)
    expect(far(one[0]!, other[0]!)).toBeCloseTo(20, 6)
    expect(Math.min(...[...one, ...other].map(({ x }) => x))).toBeCloseTo(20, 6)
  })

  it('says its difficulty by a shape beside its colour', () => {
    const drawn = (difficulty: 'green' | 'white' | 'red') => {
      const template = { base: smallBase, from: FROM, bearing: 'straight', speed: 2, difficulty, opacity: 1 } as const
      return renderToStaticMarkup(<BoardTemplate template={template} pixel={1} />)
    }
    expect(drawn('red')).toMatch(/class="template card red"(?!.*<circle)/)
    expect(drawn('green')).toMatch(/class="template card green".*<circle.*>2<\/text>/)
    expect(drawn('white')).toContain('class="template card white"')
  })
})
