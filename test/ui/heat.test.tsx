/** Whose possible fire is shown to whom, and how the flat board draws and labels it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { firesOf } from '../../src/playback/fire.ts'
import { drawHeat } from '../../src/playback/heat.ts'
import { BoardHeat } from '../../src/ui/play/board/board-heat.tsx'
import { heatLabels } from '../../src/ui/play/board/labels.ts'
import { fires, whoseFire } from '../../src/ui/play/heat/whose.ts'
import { printedMeans } from '../scene/pictures.ts'
import { MELEES, marks, PIXEL } from './melee.ts'

const [picture] = MELEES

describe('whose fire is shown', () => {
  const ids = (...asked: Parameters<typeof whoseFire> extends [unknown, ...infer R] ? R : never) =>
    picture!.ships.filter(fires(whoseFire(picture!, ...asked))).map(ship => ship.id)

  it('is that of all enemies of who plays alone, or of the one that is selected', () => {
    expect(ids(null, 'first', null)).toEqual(['i3', 'i4', 'i5', 'i6'])
    expect(ids('r1', 'first', null)).toEqual(['i3', 'i4', 'i5', 'i6'])
    expect(ids('i4', 'first', null)).toEqual(['i4'])
    expect(ids('r2', 'second', null)).toEqual(['r2'])
  })

  it('is for all others that of the enemies of the ship selected, else of whoever is asked', () => {
    expect(ids('i4', null, 'first')).toEqual(['r0', 'r1', 'r2'])
    expect(ids(null, null, 'second')).toEqual(['r0', 'r1', 'r2'])
    expect(ids(null, null, null)).toEqual(['i3', 'i4', 'i5', 'i6'])
    expect(ids('gone', null, null)).toEqual(['i3', 'i4', 'i5', 'i6'])
  })
})

describe('the flat board', () => {
  // As strong as X-wings, so that there are lines of three dice too.
  const ships = picture!.ships.map(ship => ({ ...ship, means: printedMeans('xwing') }))
  const all = firesOf(catalog, { ...picture!, ships, phase: 'planning' }, ship => ship.side === 'second')
  const work = drawHeat(all, picture!.mat)
  let step = work.next()
  while (!step.done) step = work.next()
  const heat = step.value

  it('draws a path for every step, holes left out, and tells what is merely in reach by its line', () => {
    const text = renderToStaticMarkup(<BoardHeat heat={heat} />)
    expect(text.match(/data-heat=/g)).toHaveLength(heat.levels.length)
    expect(text.match(/class="reach"/g)).toHaveLength(1)
    const rings = heat.levels.reduce((sum, level) => sum + level.rings.length, 0)
    expect(text.match(/Z/g)).toHaveLength(rings)
  })

  it('says on the lines of whole dice how many they are, on a phone on one of each', () => {
    const labels = heatLabels(marks({ heat }), PIXEL)
    expect(new Set(labels.map(({ text }) => text))).toEqual(new Set(['1', '2', '3']))
    const small = heatLabels(marks({ heat }), 2.4)
    expect(small.length).toBe(3)
    expect(labels.length).toBeGreaterThan(small.length)
    expect(heatLabels(marks({}), PIXEL)).toEqual([])
  })
})
