/** What the flat board draws of overlays and of a ship, told apart without colour. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { type Marks, OVERLAYS } from '../../src/playback/marks.ts'
import { optionsOf, sightings } from '../../src/playback/measure.ts'
import { headOf, overlaysOf, threatsOf } from '../../src/playback/overlays.ts'
import { beside } from '../../src/scene/space.ts'
import { Bars, Rulers, Threats } from '../../src/ui/play/board/board-measures.tsx'
import { BoardShip } from '../../src/ui/play/board/board-ship.tsx'
import { FlatWishes } from '../../src/ui/play/board/board-wishes.tsx'
import { placed } from '../../src/ui/play/board/shapes.ts'
import { MELEES, marks, PIXEL } from './melee.ts'

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
          <FlatWishes
            overlays={overlaysOf(catalog, picture, marks(more), PIXEL)}
            catalog={catalog}
            pixel={PIXEL}
            clip="mat"
          />
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
      <FlatWishes
        overlays={overlaysOf(catalog, flies, marks({ overlays: ['templates'] }), 1)}
        catalog={catalog}
        pixel={1}
        clip="a"
      />
    )
    expect(renderToStaticMarkup(<g>{flying}</g>)).not.toContain('data-option')
  })

  it('tells sides, obstruction and what bars a shot without a colour', () => {
    const threats = threatsOf(catalog, picture, marks({ overlays: ['threats'] }), headOf(PIXEL))
    const open = threats.filter(({ bar }) => !bar)
    const text = renderToStaticMarkup(
      <g>
        <Threats threats={threats} pixel={PIXEL} />
        <Bars threats={threats} pixel={PIXEL} />
      </g>,
    )
    expect(count(text, /data-threat=/g)).toBe(threats.length)
    expect(count(text, /class="head full"/g)).toBe(open.filter(({ side }) => side === 'first').length)
    expect(count(text, /class="head"/g)).toBe(open.filter(({ side }) => side === 'second').length)
    expect(count(text, /class="board-threat[^"]*broken/g)).toBe(threats.filter(one => one.obstructed).length)
    expect(count(text, /class="board-bar"/g)).toBe(threats.length - open.length)
  })

  it('has a tick on a measured line at both ends and at each range', () => {
    const line = { from: { x: 0, y: 0 }, to: { x: 0, y: 238 } }
    const one = { key: 'ruler', of: 'attack', line, mm: 238, band: 3, look: 'whole', ink: 'amber', opacity: 1 } as const
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
      <BoardShip ship={ship} chassis={undefined} target={false} selected={false} aimed={false} pixel={PIXEL} />,
    )
    const drawn = [...html.matchAll(/class="pip ([a-z ]+)"/g)].map(found => found[1])
    expect(drawn).toEqual(['hull', 'hull', 'hull lost', 'shield', 'shield lost'])
  })
})
