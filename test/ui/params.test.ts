import { describe, expect, it } from 'vitest'
import { CAMERAS } from '../../src/ui/cameras.ts'
import { isSeed, readParams } from '../../src/ui/params.ts'

const read = (query: string) => readParams(query, ['greedy', 'random'], ['1', '2', '3', 'standard'])

describe('the address', () => {
  it('asks for nothing: the menu, at the usual speed', () => {
    const { params, ignored } = read('')
    expect(params).toMatchObject({ view: 'menu', speed: 1, stats: false, camera: 'auto', quality: null, seed: null })
    expect(ignored).toEqual([])
  })

  it('goes straight into a battle', () => {
    const { params, ignored } = read('?view=play&mission=1&side=imperial&level=random&seed=7&speed=8&think=nodes:200')
    expect(ignored).toEqual([])
    expect(params).toMatchObject({
      view: 'play',
      mission: '1',
      side: 'imperial',
      level: 'random',
      seed: '7',
      speed: 8,
      think: 200,
    })
  })

  it('knows how the computer leans', () => {
    expect(read('').params.temper).toBeNull()
    for (const temper of ['even', 'cautious', 'aggressive', 'objective']) {
      const { params, ignored } = read(`?temper=${temper}`)
      expect([params.temper, ignored]).toEqual([temper, []])
    }
  })

  it('knows quality, pixels, motion, numbers and camera', () => {
    const { params, ignored } = read('?q=2d&dpr=0.5&motion=reduced&stats=1&cam=top')
    expect(ignored).toEqual([])
    expect(params).toMatchObject({ quality: '2d', dpr: 0.5, motion: 'reduced', stats: true, camera: 'top' })
  })

  it('knows every camera, and a moment at which a replay stands still', () => {
    for (const cam of CAMERAS) expect(read(`?cam=${cam}`).params.camera).toBe(cam)
    expect(read('?t=12.5').params.time).toBe(12.5)
    expect(read('').params.time).toBeNull()
    expect(read('?t=soon&cam=crane').ignored.map(one => one.name)).toEqual(['cam', 't'])
  })

  it('knows both styles and every quality of the picture', () => {
    expect(read('').params.style).toBeNull()
    for (const style of ['tabletop', 'cinematic']) expect(read(`?style=${style}`).params.style).toBe(style)
    for (const q of ['auto', 'low', 'med', 'high', '2d']) expect(read(`?q=${q}`).params.quality).toBe(q)
    const { params, ignored } = read('?style=neon&q=ultra')
    expect([params.style, params.quality]).toEqual([null, null])
    expect(ignored.map(one => one.name)).toEqual(['q', 'style'])
  })

  it('sets up a standard game: points, asteroids, table', () => {
    const { params, ignored } = read('?mission=standard&obstacles=6&points=100&area=6x4')
    expect(ignored).toEqual([])
    expect(params).toMatchObject({ mission: 'standard', obstacles: 6, points: 100, area: '6x4' })
    expect(read('?mission=3&points=100').params).toMatchObject({ mission: '3', points: 100 })
    expect(read('?mission=standard&obstacles=0&points=0').params).toMatchObject({ obstacles: 0, points: 0 })
  })

  it('says what a mission does not take', () => {
    const { params, ignored } = read('?mission=2&obstacles=3&area=4x4')
    expect(params).toMatchObject({ mission: '2', obstacles: null, area: null })
    expect(ignored.map(one => [one.name, one.why])).toEqual([
      ['obstacles', 'ui.ignored.free'],
      ['area', 'ui.ignored.free'],
    ])
  })

  it.each([
    ['points', '20'],
    ['points', '1001'],
    ['points', '31.5'],
    ['obstacles', '7'],
    ['area', '2x2'],
    ['view', 'attic'],
    ['mission', '9'],
    ['side', 'both'],
    ['level', 'legend'],
    ['temper', 'angry'],
    ['temper', 'toString'],
    ['seed', 'a b'],
    ['seed', 'x'.repeat(33)],
    ['speed', '99'],
    ['speed', '1e1'],
    ['speed', 'NaN'],
    ['think', 'nodes:0'],
    ['think', '200'],
    ['q', 'ultra'],
    ['dpr', '-1'],
    ['motion', '<script>'],
    ['stats', 'yes'],
    ['cam', '__proto__'],
  ])('leaves out %s=%s with a note', (name, value) => {
    const { params, ignored } = read(`?${new URLSearchParams({ [name]: value })}`)
    expect(ignored).toHaveLength(1)
    expect(ignored[0]).toMatchObject({ name, value: value.slice(0, 40) })
    expect(params).toEqual(read('').params)
  })

  it('passes over names it does not know', () => {
    expect(read('?utm_source=x&hud=none')).toEqual(read(''))
  })

  it('knows a seed', () => {
    expect([isSeed('abc-7_X'), isSeed(''), isSeed('é'), isSeed('a/b')]).toEqual([true, false, false, false])
  })
})
