/** The board told in words: by the clock, with ranges, arcs and obstacles, and nothing that is to be judged by eye. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { placePolygon } from '../../src/geometry/index.ts'
import { shipNames, t } from '../../src/locale/index.ts'
import { inArc, sightings } from '../../src/playback/measure.ts'
import type { LogLine, ObjectPicture, Picture, ShipPicture } from '../../src/playback/picture.ts'
import { USUAL } from '../../src/ui/factions.ts'
import { clockOf, surroundings, windOf } from '../../src/ui/play/mirror/facts.ts'
import {
  announcement,
  MOST_AT_ONCE,
  markWords,
  otherWords,
  poseWords,
  valueWords,
} from '../../src/ui/play/mirror/sentences.ts'
import { pictureOf, shipAt } from '../scene/pictures.ts'
import { MELEES } from './melee.ts'
import '../support/all-english.ts'

const ROCK = [
  { x: -30, y: -20 },
  { x: -30, y: 20 },
  { x: 30, y: 20 },
  { x: 30, y: -20 },
]
const rock = (id: string, x: number, y: number): ObjectPicture => {
  const pose = { x, y, heading: 0 }
  const polygon = placePolygon(ROCK, pose)
  return { id, what: 'asteroid', obstacle: true, carrier: null, pose, polygon, lift: 0, presence: 1, fuse: 0 }
}
const tie = (id: string, x: number, y: number, more: Partial<ShipPicture> = {}) =>
  shipAt(id, x, y, {
    side: 'second',
    chassis: 'tiefighter',
    pilot: 'maulermithel',
    skill: 7,
    hull: 3,
    maxHull: 3,
    shields: 0,
    maxShields: 0,
    ...more,
  })

const tell = (picture: Picture, byEye = false) => ({
  names: shipNames(
    () => picture.ships,
    () => picture.homes,
    () => USUAL,
  ),
  byEye,
})
const around = (picture: Picture, id: string) =>
  surroundings(catalog, picture, 'first').find(one => one.ship.id === id)!

describe('the board in words', () => {
  it('tells directions by the clock of the ship, whichever way it points', () => {
    const at = (heading: number, x: number, y: number) =>
      clockOf(shipAt('r1', 100, -50, { pose: { x: 100, y: -50, heading } }), { x: 100 + x, y: -50 + y })
    expect([at(0, 0, 90), at(0, 90, 0), at(0, 0, -90), at(0, -90, 0)]).toEqual([12, 3, 6, 9])
    expect([at(90, 0, 90), at(90, 90, 0), at(180, 0, -90), at(270, 0, 90)]).toEqual([9, 12, 12, 3])
    // Half past eleven is twelve, and a little less is eleven: an hour is 30 degrees.
    expect([at(14, 0, 90), at(16, 0, 90), at(346, 0, 90), at(344, 0, 90)]).toEqual([12, 11, 12, 1])
  })

  it('names the wind a nose points to', () => {
    expect([0, 22, 23, 90, 135, 180, 270, 337, 338, 359.99].map(windOf)).toEqual([0, 0, 1, 2, 3, 4, 6, 7, 0, 0])
  })

  it('[RANGE-2] [ARC-2] tells direction, range and arc of an enemy', () => {
    const picture = pictureOf([shipAt('r1', 0, -100), tie('i1', 0, 90, { pose: { x: 0, y: 90, heading: 0 } })])
    const [line] = around(picture, 'r1').enemies.map(one => otherWords(tell(picture), one))
    // Bases of 40 mm, 190 mm from centre to centre.
    expect(line).toBe(
      '“Mauler Mithel”: 12 o’clock, range 2, 150 mm, in arc'.replace('“Mauler Mithel”', t('pilot.maulermithel')),
    )
    const [back] = around(picture, 'i1').enemies.map(one => otherWords(tell(picture), one))
    expect(back).toContain('6 o’clock, range 2, 150 mm, out of arc, has this ship in its own arc')
  })

  it('[OVERLAP-7] [OBST-11] tells what is in the way, what touches and what is too far', () => {
    const far = tie('i2', 0, 400)
    const picture = {
      ...pictureOf([shipAt('r1', 0, -100), tie('i1', 0, 150), tie('i3', 40, -100), far]),
      objects: [rock('coreasteroid2', 0, 30)],
    }
    const words = around(picture, 'r1').enemies.map(one => otherWords(tell(picture), one))
    expect(words[0]).toContain('3 o’clock, bases touch, out of arc')
    expect(words[1]).toContain('12 o’clock, range 3, 210 mm, in arc, obstructed')
    expect(words[2]).toContain('beyond range 3, 460 mm, in arc')
    expect(around(picture, 'r1').obstacles.map(one => otherWords(tell(picture), one))).toEqual([
      'asteroid 3: 12 o’clock, range 1, 90 mm',
    ])
  })

  it('tells of own ships and rocks only as far as one may run into them', () => {
    const ships = [shipAt('r1', 0, 0), shipAt('r2', 100, 0), shipAt('r3', 300, 0)]
    const picture = { ...pictureOf(ships), objects: [rock('coreasteroid0', 0, 0), rock('coreasteroid1', 0, 400)] }
    const { friends, obstacles, enemies } = around(picture, 'r1')
    expect(friends.map(one => one.id)).toEqual(['r2'])
    expect(obstacles.map(one => otherWords(tell(picture), one))).toEqual(['asteroid 1: under this ship'])
    expect(enemies).toEqual([])
  })

  it('leaves out of the mat whoever exploded, and satellites that were taken', () => {
    const gone = tie('i1', 0, 90, { status: 'destroyed' })
    const satellite = (id: string, carrier: string | null) => ({
      ...rock(id, 90, 0),
      what: 'satellite',
      obstacle: false,
      carrier,
    })
    const picture = {
      ...pictureOf([shipAt('r1', 0, 0), gone]),
      objects: [satellite('satellite-1', null), satellite('satellite-2', 'i1')],
    }
    const all = surroundings(catalog, picture, 'first')
    expect(all.map(({ ship }) => ship.id)).toEqual(['r1'])
    expect(all[0]!.enemies).toEqual([])
    expect(all[0]!.satellites.map(one => otherWords(tell(picture), one))).toEqual([
      'satellite 1: 3 o’clock, range 1, 40 mm',
    ])
  })

  it('[PLAN-6] measures nothing while dials are set by eye', () => {
    const picture = pictureOf([shipAt('r1', 0, -100), tie('i1', 0, 90)])
    const seen = around(picture, 'r1')
    const eye = tell(picture, true)
    const said = [...poseWords(eye, seen), ...seen.enemies.map(one => otherWords(eye, one))].join('; ')
    expect(said).toContain('12 o’clock, about 4 ship lengths')
    expect(said).toContain('about 30 cm')
    expect(said).not.toMatch(/range|arc|\bmm\b|°/)
  })

  it('tells values, tokens, locks, damage and dial', () => {
    const ship = shipAt('r1', 0, -300, {
      pose: { x: 0, y: -300, heading: 45 },
      hull: 1,
      focus: 2,
      stress: 1,
      active: true,
      lock: { target: 'i1', letter: 'A' },
      lockedBy: ['B'],
      crits: ['directhit'],
      dial: { manoeuvre: 'bank-left 2', difficulty: 'green' },
    })
    const picture = pictureOf([ship, tie('i1', 0, 300, { dial: 'down' })])
    expect(valueWords(ship).join()).toMatch(/Pilot skill 2\. Hull 1 of 3\. Shields 2 of 2$/)
    expect(poseWords(tell(picture), around(picture, 'r1'))).toEqual([
      'Faces north-east (45°)',
      'Rebel edge: 13 cm, west edge: 43 cm',
    ])
    const marks = markWords(tell(picture), ship).join('\n')
    for (const part of [
      'focus: 2, stress: 1',
      'Target lock A on:',
      'Locked by: B',
      'Direct Hit',
      '2 bank left, green',
      'turn',
    ])
      expect(marks).toContain(part)
    expect(marks).not.toContain('evade')
    const down = markWords(tell(picture), picture.ships[1]!).join('\n')
    expect(down).toBe(t('ui.ship.dialDown'))
  })

  it('agrees in a melee with what can be shot, and says something of everybody', () => {
    let arcs = 0
    for (const picture of MELEES) {
      const shots = sightings(catalog, picture).map(one => `${one.from}/${one.to}`)
      for (const { ship, enemies } of surroundings(catalog, picture, 'second')) {
        for (const other of enemies) {
          const open = other.inArc === true && other.band !== null
          expect(open).toBe(shots.includes(`${ship.id}/${other.id}`))
          expect(other.inItsArc === true).toBe(shots.includes(`${other.id}/${ship.id}`))
          const found = picture.ships.find(one => one.id === other.id)!
          if (open) expect(other.mm).toBe(inArc(catalog, picture, ship, found)!.mm)
          if (open) arcs += 1
          expect(otherWords(tell(picture), other)).not.toContain('{{')
        }
        expect(enemies.length).toBe(picture.ships.filter(one => one.side !== ship.side).length)
      }
    }
    expect(arcs).toBeGreaterThan(5)
  })

  it('begins with the own side, in the order of the ids', () => {
    const picture = pictureOf([shipAt('r2', 0, 0), tie('i10', 90, 90), shipAt('r1', 200, 0), tie('i2', -90, 90)])
    const ids = (first: 'first' | 'second') => surroundings(catalog, picture, first).map(({ ship }) => ship.id)
    expect(ids('second')).toEqual(['i2', 'i10', 'r1', 'r2'])
    expect(ids('first')).toEqual(['r1', 'r2', 'i2', 'i10'])
  })

  it('says all that is new in one message, and of very much the last', () => {
    const line = (n: number): LogLine => ({
      key: 'log.phaseStarted.combat',
      rules: [],
      command: n,
      round: 1,
      ships: [],
      kind: 'phaseStarted',
      time: n,
      beat: n,
    })
    const one = t(line(0))
    expect(announcement([line(0)], String)).toBe(one)
    expect(announcement([line(0), line(1)], String)).toBe(`${one} ${one}`)
    const many = announcement(
      Array.from({ length: MOST_AT_ONCE + 3 }, (_, n) => line(n)),
      String,
    )
    expect(many.startsWith('3 earlier events')).toBe(true)
    expect(many.split(one).length - 1).toBe(MOST_AT_ONCE)
  })
})
