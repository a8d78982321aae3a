/** What is measured and drawn for whom on the flat board: ranges, arcs, arrows, and rocks in the way. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { clearLine, overlapsPolygon, range, rangeInArc, type Segment, type Vec } from '../../src/geometry/index.ts'
import type { Marks, Tone } from '../../src/playback/marks.ts'
import { apart, inArc, sightings, subjectOf } from '../../src/playback/measure.ts'
import { obstaclesIn } from '../../src/playback/objects.ts'
import { arcsOf, BANDS, crossedOf, headOf, ruledOf, subjectFor, threatsOf } from '../../src/playback/overlays.ts'
import type { Picture } from '../../src/playback/picture.ts'
import { arcRow as stageRow } from '../../src/scene/shapes.ts'
import { threatLabels } from '../../src/ui/play/board/labels.ts'
import { arcRow } from '../../src/ui/play/board/shapes.ts'
import { MELEES, marks, PIXEL } from './melee.ts'

const between = (a: Vec, b: Vec) => Math.hypot(a.x - b.x, a.y - b.y)

/** Whether one of many points of a line lies in a polygon: as slow as it is plain. */
const meets = ({ from, to }: Segment, polygon: readonly Vec[]): boolean =>
  Array.from({ length: 1000 }, (_, n) => (n + 0.5) / 1000).some(share => {
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    const left = polygon.filter((a, n) => {
      const b = polygon[(n + 1) % polygon.length]!
      return a.y > at.y !== b.y > at.y && at.x < a.x + ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y)
    })
    return left.length % 2 === 1
  })

describe('the overlays of the flat board', () => {
  it('are about the ship selected, pointed at, attacking, asked about or acting', () => {
    const picture = MELEES[0]!
    const ruler = {
      attacker: 'i5',
      defender: 'r1',
      weapon: 'primary',
      from: { x: 0, y: 0 },
      to: { x: 9, y: 9 },
    } as const
    const attack = { ...picture, ruler: { ...ruler, band: 1 as const, obstructed: false, opacity: 1 } }
    const cases: [Picture, Partial<Marks>, string][] = [
      [picture, {}, 'i4'],
      [attack, {}, 'i5'],
      [picture, { arcs: ['r2'] }, 'r2'],
      [picture, { arcs: ['r2', 'i5'] }, 'i4'],
      [attack, { arcs: ['r2'] }, 'i5'],
      [attack, { hovered: 'r2' }, 'r2'],
      [attack, { hovered: 'r2', selected: 'i6' }, 'i6'],
      [attack, { selected: 'gone' }, 'i5'],
    ]
    for (const [seen, more, id] of cases) {
      expect(subjectOf(seen, marks(more))?.id).toBe(id)
    }
  })

  it('[RANGE-2] [ARC-2] have the lines of ranges where the stage has them', () => {
    for (const { ships } of MELEES.slice(0, 8))
      for (const ship of ships)
        for (const arc of catalog.chassis[ship.chassis]?.arcs ?? [])
          for (const band of BANDS) {
            const expected = stageRow(ship.pose, ship.base, arc, band * 100, 24)
            const found = arcRow(ship, arc, band * 100, 24)
            for (const [at, point] of found.entries()) expect(between(point, expected[at]!)).toBeLessThan(0.01)
          }
  })

  it('[RANGE-6] [ARC-4] [OBST-11] measure one line to every enemy, as the rules do', () => {
    const looks = { whole: 0, broken: 0, dots: 0 }
    for (const picture of MELEES) {
      const own = picture.ships[1 + (MELEES.indexOf(picture) % 6)]!
      const ruled = ruledOf(catalog, picture, marks({ overlays: ['lines'], selected: own.id }))
      const enemies = picture.ships.filter(ship => ship.side !== own.side)
      expect(ruled.map(one => one.key)).toEqual(enemies.map(ship => `line/${ship.id}`))
      for (const [at, one] of ruled.entries()) {
        const enemy = enemies[at]!
        const shot = inArc(catalog, picture, own, enemy)
        const measure = shot ?? apart(picture, own, enemy)
        expect(one).toMatchObject({ mm: measure.mm, band: measure.band, line: measure.line })
        expect(one.look).toBe(shot ? (shot.obstructed ? 'broken' : 'whole') : 'dots')
        expect(between(one.line.from, one.line.to)).toBeCloseTo(one.mm, 6)
        looks[one.look] += 1
        // By the kernel itself, arc by arc.
        const arcs = catalog.chassis[own.chassis]?.arcs ?? []
        const found = arcs.map(arc => rangeInArc(own, arc, enemy)).filter(one => one !== null)
        const nearest = found.length > 0 ? found.reduce((a, b) => (b.mm < a.mm ? b : a)) : range(own, enemy)
        expect(one.line).toEqual(
          clearLine(
            nearest,
            obstaclesIn(picture).map(rock => rock.polygon),
          ),
        )
      }
    }
    for (const many of Object.values(looks)) expect(many).toBeGreaterThan(4)
  })

  it('measure an attack once, however much is wished for', () => {
    const [own, other] = [MELEES[0]!.ships[4]!, MELEES[0]!.ships[1]!]
    const { line } = apart(MELEES[0]!, own, other)
    const ruler = {
      ...line,
      attacker: own.id,
      defender: other.id,
      weapon: 'primary',
      band: 2,
      obstructed: true,
      opacity: 1,
    } as const
    const ruled = ruledOf(catalog, { ...MELEES[0]!, ruler }, marks({ overlays: ['lines'] }))
    expect(ruled.map(one => one.key).sort()).toEqual(['line/r0', 'line/r2', 'ruler'])
    expect(ruled.at(-1)).toMatchObject({ key: 'ruler', look: 'broken', band: 2, line })
  })

  it('[ARC-4] [OVERLAP-7] point an arrow from everybody to everybody in arc and range, side by side where they answer each other', () => {
    let mutual = 0
    for (const picture of MELEES) {
      const seen = sightings(catalog, picture)
      const threats = threatsOf(catalog, picture, marks({ overlays: ['threats'] }), headOf(PIXEL))
      expect(threats.map(one => one.key)).toEqual(seen.map(({ from, to }) => `${from}/${to}`))
      for (const [at, threat] of threats.entries()) {
        const { line, mm, band, bar, obstructed } = seen[at]!
        expect(threat).toMatchObject({ mm, band, bar, obstructed })
        const moved = between(threat.line.from, line.from)
        expect(between(threat.line.to, line.to)).toBeCloseTo(moved, 6)
        if (!threat.mutual) expect(moved).toBe(0)
        const [from, to] = threat.key.split('/')
        const answer = threats.find(other => other.key === `${to}/${from}`)
        expect(answer !== undefined).toBe(threat.mutual)
        if (!answer || mm < 1) continue
        // Where both measure the same line there is a gap of a head between them.
        if (between(line.from, seen[threats.indexOf(answer)]!.line.to) > 0.01) continue
        mutual += 1
        expect(between(threat.line.from, answer.line.to)).toBeGreaterThan(8)
      }
      expect(threatsOf(catalog, picture, marks({}), headOf(PIXEL))).toEqual([])
    }
    expect(mutual).toBeGreaterThan(3)
  })

  it('let the arrows of a ship one looks at stand out', () => {
    for (const picture of MELEES) {
      const wished = marks({ overlays: ['threats'], selected: 'i4' })
      const threats = threatsOf(catalog, picture, wished, headOf(PIXEL))
      const own = threats.filter(({ key }) => key.split('/').includes('i4'))
      for (const threat of threats) expect(threat.faint).toBe(own.length > 0 && !own.includes(threat))
      expect(threatLabels(threats, PIXEL).filter(({ key }) => own.length > 0 && !key.includes('i4'))).toEqual([])
    }
  })

  it('[OBST-11] light the rocks that lie in measured shots, and cross them where the line passes', () => {
    let lit = 0
    for (const picture of MELEES) {
      const wished = marks({ overlays: ['obstruction', 'threats'] })
      const crossed = crossedOf(catalog, picture, wished, PIXEL)
      const lines = sightings(catalog, picture).map(one => one.line)
      const expected = obstaclesIn(picture).filter(({ polygon }) => lines.some(line => meets(line, polygon)))
      expect(crossed.map(one => one.id)).toEqual(expected.map(rock => rock.id))
      for (const { polygon, crosses } of crossed) {
        lit += 1
        expect(crosses.length).toBeGreaterThan(0)
        // A cross stands in the middle of a piece of line that meets the rock.
        const size = { length: 22, width: 22 }
        for (const cross of crosses)
          expect(overlapsPolygon({ base: size, pose: { x: cross.x, y: cross.y, heading: cross.turn } }, polygon)).toBe(
            true,
          )
      }
      expect(crossedOf(catalog, picture, marks({ overlays: ['threats'] }), headOf(PIXEL))).toEqual([])
      expect(crossedOf(catalog, picture, marks({ overlays: ['obstruction'] }), PIXEL)).toEqual([])
    }
    expect(lit).toBeGreaterThan(10)
  })

  it('draw the arcs that are asked for, and all of them on a wish', () => {
    const picture = { ...MELEES[0]!, arc: { ship: 'i5', opacity: 0.4 } }
    const ids = (more: Partial<Marks>) =>
      arcsOf(picture, marks(more)).map(({ ship, opacity }) => `${ship.id} ${opacity}`)
    expect(ids({})).toEqual(['i5 0.4'])
    expect(ids({ arcs: ['r1'] })).toEqual(['r1 1', 'i5 0.4'])
    expect(ids({ overlays: ['arcs'], arcs: ['r1'] })).toEqual(
      picture.ships.map(({ id }) => `${id} ${id === 'r1' ? 1 : 0.75}`),
    )
  })

  it('draw arc and rings from where the move that is looked at would end, if a ship can end there', () => {
    const picture = MELEES[0]!
    const own = picture.ships[0]!
    const { id, chassis, base } = own
    const shown = (x: number, tone: Tone) => {
      const pose = { x, y: 30, heading: 45 }
      const looking = marks({
        ...{ arcs: [id], selected: id, overlays: ['bands', 'templates'] },
        ghosts: [{ id, chassis, base, pose, tone }],
      })
      const [arc] = arcsOf(picture, looking).filter(one => one.ship.id === id)
      expect(subjectFor('templates', picture, looking)!.pose).toEqual(own.pose)
      expect(subjectFor('bands', picture, looking)!.pose).toEqual(arc!.ship.pose)
      return arc!.ship.pose
    }
    expect(shown(20, 'plain')).toEqual({ x: 20, y: 30, heading: 45 })
    expect(shown(20, 'maybe').x).toBe(20)
    // Refused, or off the mat.
    expect(shown(20, 'bad')).toEqual(own.pose)
    expect(shown(picture.mat.width, 'good')).toEqual(own.pose)
  })
})
