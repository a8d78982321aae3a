import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { type Marks, OVERLAYS } from '../../src/playback/marks.ts'
import { optionsOf, sightings } from '../../src/playback/measure.ts'
import { beside } from '../../src/scene/space.ts'
import { Bars, Rulers, Threats } from '../../src/ui/board/board-measures.tsx'
import { BoardShip } from '../../src/ui/board/board-ship.tsx'
import { FlatWishes } from '../../src/ui/board/board-wishes.tsx'
import {
  boxOf,
  columnOf,
  nameBoxes,
  place,
  ruledLabels,
  shared,
  takenBy,
  threatLabels,
} from '../../src/ui/board/labels.ts'
import { ruledOf, threatsOf } from '../../src/ui/board/overlays.ts'
import { placed } from '../../src/ui/board/shapes.ts'
import { sightOf, WHOLE } from '../../src/ui/board/zoom.ts'
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
      const threats = threatsOf(catalog, picture, wished, PIXEL)
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

  it('keep off the tokens beside a ship, wherever there are some', () => {
    const [ship] = MELEES[0]!.ships
    const shown = (more: Partial<typeof ship>) => ({ ...MELEES[0]!, ships: [{ ...ship!, ...more }] })
    const bare = takenBy(shown({ focus: 0, evade: 0, stress: 0, disabled: false, carries: [] }), PIXEL)
    const full = takenBy(shown({ focus: 1, evade: 0, stress: 2, disabled: true, carries: [] }), PIXEL)
    const [own, marked] = full.slice(bare.length)
    const { aside, top, step } = columnOf(ship!.base, PIXEL)
    const { x, y } = ship!.pose
    for (const index of [0, 1, 2]) {
      const at = { x: x + aside, y: y + top - step * index }
      expect(own!.left < at.x && at.x < own!.right && own!.bottom < at.y && at.y < own!.top).toBe(true)
    }
    expect((marked!.left + marked!.right) / 2).toBeCloseTo(x - aside, 9)
    expect(full).toHaveLength(bare.length + 2)
  })

  it('stand on their line where there is room, else beside it with a line that leads there', () => {
    const line = { from: { x: -100, y: 0 }, to: { x: 100, y: 0 } }
    const one = { key: 'ruler', line, mm: 200, band: 2, look: 'whole', ink: 'amber', opacity: 1 } as const
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

describe('the flat board as it is drawn', () => {
  const picture = MELEES.find(one => {
    const seen = sightings(catalog, one)
    return seen.some(({ obstructed }) => obstructed) && seen.some(({ bar }) => bar)
  })!
  const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

  it('has nothing flat on it until it is wished for, and then each thing once', () => {
    const drawn = (more: Partial<Marks>) =>
      renderToStaticMarkup(
        <g>
          <FlatWishes picture={picture} marks={marks(more)} catalog={catalog} pixel={PIXEL} clip="mat" />
        </g>,
      )
    expect(drawn({})).not.toMatch(/<path|<rect|<text/)
    for (const one of OVERLAYS) {
      const text = drawn({ overlays: [one], selected: 'i4' })
      expect(count(text, /data-arc=/g)).toBe(one === 'arcs' ? picture.ships.length : 0)
      expect(count(text, /class="board-rings"/g)).toBe(one === 'bands' ? 1 : 0)
      const dial = optionsOf(catalog, picture.ships[4]!).length
      expect(dial).toBeGreaterThan(10)
      expect(count(text, /data-option=/g)).toBe(one === 'templates' ? dial : 0)
    }
    const flies = { ...picture, ships: picture.ships.map(ship => ({ ...ship, thrust: 0.5 })) }
    const flying = (
      <FlatWishes picture={flies} marks={marks({ overlays: ['templates'] })} catalog={catalog} pixel={1} clip="a" />
    )
    expect(renderToStaticMarkup(<g>{flying}</g>)).not.toContain('data-option')
  })

  it('tells sides, obstruction and what bars a shot without a colour', () => {
    const threats = threatsOf(catalog, picture, marks({ overlays: ['threats'] }), PIXEL)
    const open = threats.filter(({ bar }) => !bar)
    const text = renderToStaticMarkup(
      <g>
        <Threats threats={threats} pixel={PIXEL} />
        <Bars threats={threats} pixel={PIXEL} />
      </g>,
    )
    expect(count(text, /data-threat=/g)).toBe(threats.length)
    expect(count(text, /class="head full"/g)).toBe(open.filter(({ faction }) => faction === 'rebel').length)
    expect(count(text, /class="head"/g)).toBe(open.filter(({ faction }) => faction === 'imperial').length)
    expect(count(text, /class="board-threat[^"]*broken/g)).toBe(threats.filter(one => one.obstructed).length)
    expect(count(text, /class="board-bar"/g)).toBe(threats.length - open.length)
  })

  it('has a tick on a measured line at both ends and at each range', () => {
    const line = { from: { x: 0, y: 0 }, to: { x: 0, y: 238 } }
    const one = { key: 'ruler', line, mm: 238, band: 3, look: 'whole', ink: 'amber', opacity: 1 } as const
    const text = renderToStaticMarkup(<Rulers ruled={[one, { ...one, key: 'dots', look: 'dots' }]} pixel={PIXEL} />)
    expect(count(text, /class="tick"/g)).toBe(4)
    expect(text).toContain('translate(0.00 -200.00)')
  })
})

describe('a ship on the flat board', () => {
  it('lies where it lies on the mat, its nose ahead: east is to the right, north is up', () => {
    for (const { pose, base } of MELEES.flatMap(({ ships }) => ships)) {
      const [x = 0, y = 0, turn = 0] = placed(pose)
        .match(/-?[\d.]+/g)!
        .map(Number)
      // The nose of a drawing that points up, turned clockwise as the board turns it.
      const angle = (turn * Math.PI) / 180
      const [across, ahead] = [base.width / 4, base.length / 2]
      const drawn = {
        x: x + Math.cos(angle) * across + Math.sin(angle) * ahead,
        y: y + Math.sin(angle) * across - Math.cos(angle) * ahead,
      }
      const lies = beside(pose, across, ahead)
      expect(Math.hypot(drawn.x - lies.x, drawn.y + lies.y)).toBeLessThan(0.1)
    }
  })

  it('has a dot beside its base for every point of hull and shields, empty where it is lost', () => {
    const [one] = MELEES[0]!.ships
    const ship = { ...one!, maxHull: 3, hull: 2, maxShields: 2, shields: 1 }
    const html = renderToStaticMarkup(
      <BoardShip ship={ship} chassis={undefined} target={false} selected={false} pixel={PIXEL} />,
    )
    const drawn = [...html.matchAll(/class="pip ([a-z ]+)"/g)].map(found => found[1])
    expect(drawn).toEqual(['hull', 'hull', 'hull lost', 'shield', 'shield lost'])
  })
})
