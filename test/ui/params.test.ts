/** Every parameter of the address: what it asks for, and what is left out with a note. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalog, catalogOf, fetchSet, setIds } from '../../src/content/index.ts'
import { has, LANGUAGES } from '../../src/locale/index.ts'
import { usualFactions } from '../../src/rules/index.ts'
import { CAMERAS } from '../../src/ui/cameras.ts'
import { boxPoints, factionsOfSet, KNOWN_SETS, USUAL, usualOf } from '../../src/ui/factions.ts'
import { missionsOf } from '../../src/ui/menu/missions.ts'
import { isSeed, readParams } from '../../src/ui/params.ts'
import { PALETTES } from '../../src/ui/settings.ts'

const read = (query: string) => readParams(query, ['greedy', 'random'], set => missionsOf(set).map(({ name }) => name))

describe('the address', () => {
  it('asks for nothing: the menu, at the usual speed', () => {
    const { params, ignored } = read('')
    expect(params).toMatchObject({ view: 'menu', speed: null, stats: false, camera: 'auto', quality: null, seed: null })
    expect(ignored).toEqual([])
  })

  it('goes straight into a battle', () => {
    const { params, ignored } = read('?view=play&mission=1&side=second&level=random&seed=7&speed=8&think=nodes:200')
    expect(ignored).toEqual([])
    expect(params).toMatchObject({
      view: 'play',
      mission: '1',
      side: 'second',
      level: 'random',
      seed: '7',
      speed: 8,
      think: 200,
    })
  })

  it('knows sides, and whom they usually fly for', () => {
    const asked = ['first', 'second', 'rebel', 'imperial'].map(side => read(`?side=${side}`).params.side)
    expect(asked).toEqual(['first', 'second', 'first', 'second'])
    expect(read('?side=nobody')).toMatchObject({ params: { side: null }, ignored: [{ name: 'side' }] })
    expect(USUAL).toEqual(usualFactions(catalog))
  })

  it('knows of every set what the menu says before its cards are there', async () => {
    const folders = readdirSync('src/content', { withFileTypes: true }).filter(one => one.isDirectory())
    // What is no set of cards, and one that is not offered yet.
    const others = ['tours', 'edition2']
    expect([...KNOWN_SETS, ...others].sort()).toEqual(folders.map(({ name }) => name).sort())
    expect(KNOWN_SETS.filter(set => !setIds().includes(set))).toEqual([])
    for (const set of KNOWN_SETS) {
      await fetchSet(set)
      const { factions, missions } = catalogOf(set)
      expect([factionsOfSet(set), usualOf(set)]).toEqual([factions, usualFactions(catalogOf(set))])
      const lessons = /^lesson-/
      // One that is printed for several members may be chosen where teams are made up.
      const alone = (id: string) => !lessons.test(id) && !missions[id]?.members
      expect(missionsOf(set).flatMap(({ id }) => (missions[id]?.members ? [] : id))).toEqual(
        Object.keys(missions).filter(alone),
      )
      expect(boxPoints(set)).toBeGreaterThan(20)
      expect([has(`set.${set}`), has(`set.${set}.note`)]).toEqual([true, true])
    }
    expect(read('?set=core&mission=2')).toMatchObject({ params: { set: 'core', mission: '2' }, ignored: [] })
    expect(read('?set=nobody')).toMatchObject({ params: { set: null }, ignored: [{ name: 'set', value: 'nobody' }] })
  })

  it('[TFA-INTRO-8] takes no squad points beside a mission that its printed forces alone play', () => {
    const asked = read('?set=tfa&mission=first-flight&points=100')
    expect(asked.params).toMatchObject({ mission: 'first-flight', points: null })
    expect(asked.ignored).toMatchObject([{ name: 'points', value: '100', why: 'ui.ignored.printed' }])
    expect(read('?set=tfa&mission=first-flight&points=0').ignored).toEqual([])
    expect(read('?set=tfa&mission=standard&points=100').params.points).toBe(100)
  })

  it('knows speeds, and none at all', () => {
    expect(['0.25', '8', 'instant'].map(speed => read(`?speed=${speed}`).params.speed)).toEqual([0.25, 8, 'instant'])
    for (const speed of ['9', '0', 'Instant', 'Infinity']) {
      const { params, ignored } = read(`?speed=${speed}`)
      expect([params.speed, ignored.map(one => one.name)]).toEqual([null, ['speed']])
    }
  })

  it('knows a battle in which nothing is taken back', () => {
    expect(['', '?ironman=0', '?ironman=1'].map(query => read(query).params.ironman)).toEqual([false, false, true])
    expect(read('?ironman=yes').ignored.map(one => one.name)).toEqual(['ironman'])
  })

  it('knows whether predicted ends are drawn', () => {
    expect(['', '?forecast=0', '?forecast=1'].map(query => read(query).params.forecast)).toEqual([false, false, true])
    expect(read('?forecast=on').ignored.map(one => one.name)).toEqual(['forecast'])
  })

  it('keeps the table in sight between camera and chat', () => {
    const frame = '?view=demo&layout=16x9&room=br&chat=l'
    expect(read(frame)).toMatchObject({ params: { hud: 'min' }, ignored: [] })
    expect(read(`${frame}&hud=none`)).toMatchObject({ params: { hud: 'none' }, ignored: [] })
    const { params, ignored } = read(`${frame}&hud=full`)
    expect(params.hud).toBe('min')
    expect(ignored).toMatchObject([{ name: 'hud', value: 'full', why: 'ui.ignored.crowded' }])
    for (const tight of ['?layout=9x16&room=br&chat=l', '?layout=1x1&room=br', '?layout=1x1&chat=l'])
      expect(read(`${tight}&view=demo`).params.hud, tight).toBe('min')
    for (const roomy of ['?layout=16x9&room=br', '?layout=9x16&chat=l', '?room=br&chat=l'])
      expect(read(`${roomy}&hud=full`)).toMatchObject({ params: { hud: 'full' }, ignored: [] })
    // Who plays needs the instruments.
    expect(read(frame.replace('demo', 'play')).params.hud).toBeNull()
  })

  it('tells nobody who plays here who is ahead, and says so', () => {
    const { params, ignored } = read('?view=play&eval=live')
    expect(params.eval).toBe('off')
    expect(ignored).toMatchObject([{ name: 'eval', value: 'live', why: 'ui.ignored.own' }])
    expect(read('?view=demo&eval=delayed')).toMatchObject({ params: { eval: 'delayed' }, ignored: [] })
  })

  it('leaves a moment out where a battle is yet to be fought, and says so', () => {
    for (const query of ['?view=play', '?view=learn', '?view=demo', '?view=demo&demo=off', '?view=demo&loop=1']) {
      const { params, ignored } = read(`${query}&t=R2.combat`)
      expect(params.time, query).toBeNull()
      expect(ignored, query).toMatchObject([{ name: 't', value: 'R2.combat', why: 'ui.ignored.live' }])
    }
    for (const query of ['?', '?view=replay', '?view=demo&demo=dials']) {
      const { params, ignored } = read(`${query}&t=12`)
      expect([params.time, ignored], query).toEqual([12, []])
    }
  })

  it('has no printed forces for other factions than a mission prints them for, and says so', () => {
    const query = '?mission=standard&points=0&factions='
    const { params, ignored } = read(`${query}rebel,rebel`)
    expect(params.points).toBeNull()
    expect(ignored).toMatchObject([{ name: 'points', value: '0', why: 'ui.ignored.built' }])
    expect(read(`${query}rebel,imperial`)).toMatchObject({ params: { points: 0 }, ignored: [] })
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

  it('knows every palette, and only those', () => {
    expect(read('').params.palette).toBeNull()
    for (const palette of PALETTES)
      expect(read(`?palette=${palette}`)).toMatchObject({ params: { palette }, ignored: [] })
    expect(read('?palette=neon').ignored).toEqual([{ name: 'palette', value: 'neon', allowed: PALETTES.join(', ') }])
  })

  it('knows every language of the game, and only those', () => {
    expect(read('').params.language).toBeNull()
    for (const lang of LANGUAGES)
      expect(read(`?lang=${lang}`)).toMatchObject({ params: { language: lang }, ignored: [] })
    expect(read('?lang=tlh').ignored).toEqual([{ name: 'lang', value: 'tlh', allowed: LANGUAGES.join(', ') }])
  })

  it('takes any tag of a language it speaks', () => {
    const spoken = ['EN', 'en-US', 'de-AT', 'pl-PL', 'RU', 'sv-x-old', 'de-Latn-CH-1996']
    expect(spoken.map(tag => read(`?lang=${tag}`).params.language)).toEqual(['en', 'en', 'de', 'pl', 'ru', 'sv', 'de'])
    expect(read('?lang=de-AT').ignored).toEqual([])
  })

  it('knows a cinematic camera and one behind a ship', () => {
    expect(read('').params).toMatchObject({ camera: 'auto', chase: null, cinematic: false })
    expect(read('?cam=cinematic').params).toMatchObject({ camera: 'auto', chase: null, cinematic: true })
    expect(read('?cam=chase:i12').params).toMatchObject({ camera: 'follow', chase: 'i12', cinematic: false })
  })

  it('knows a moment by seconds, and by round, phase and number', () => {
    expect(['12.5', '0', 'R3', 'R3.combat', 'R12.activation.4'].map(t => read(`?t=${t}`).params.time)).toEqual([
      12.5,
      0,
      { round: 3, phase: null, n: null },
      { round: 3, phase: 'combat', n: null },
      { round: 12, phase: 'activation', n: 4 },
    ])
  })

  it('knows the views of the stage, demos and overlays', () => {
    for (const view of ['replay', 'overlay', 'control']) expect(read(`?view=${view}`).params.view).toBe(view)
    for (const overlay of ['score', 'lower', 'log', 'dice'])
      expect(read(`?view=overlay&overlay=${overlay}`)).toMatchObject({ params: { overlay }, ignored: [] })
    expect(read('?view=demo&demo=attack-2&loop=1').params).toMatchObject({ demo: 'attack-2', loop: true })
    expect([read('').params.demo, read('').params.loop, read('?loop=0').params.loop]).toEqual([null, null, false])
    expect(read('?demo=off').params.demo).toBe('off')
  })

  it('knows the frame: instruments, layouts, rooms for camera and chat, safe area, frames a second', () => {
    expect(read('').params).toMatchObject({ hud: null, layout: null, room: null, chat: null, safe: false, fps: null })
    for (const hud of ['none', 'min', 'full']) expect(read(`?hud=${hud}`).params.hud).toBe(hud)
    for (const layout of ['16x9', '9x16', '1x1']) expect(read(`?layout=${layout}`).params.layout).toBe(layout)
    for (const room of ['tl', 'tr', 'bl', 'br']) expect(read(`?room=${room}`).params.room).toBe(room)
    for (const chat of ['l', 'r']) expect(read(`?chat=${chat}`).params.chat).toBe(chat)
    expect(['30', '60'].map(fps => read(`?fps=${fps}`).params.fps)).toEqual([30, 60])
    expect(['0', '1'].map(safe => read(`?safe=${safe}`).params.safe)).toEqual([false, true])
  })

  it('knows backgrounds', () => {
    const backgrounds = ['space', 'transparent', 'chroma:00ff00', 'chroma:FF00AA']
    expect(backgrounds.map(bg => read(`?bg=${bg}`).params.background)).toEqual([
      'space',
      'transparent',
      '#00ff00',
      '#ff00aa',
    ])
  })

  it('knows when chances are told, and how much captions tell', () => {
    expect(read('').params).toMatchObject({ eval: 'off', captions: null })
    for (const when of ['off', 'live', 'delayed']) expect(read(`?eval=${when}`).params.eval).toBe(when)
    for (const captions of ['off', 'brief', 'teach'])
      expect(read(`?captions=${captions}`).params).toMatchObject({ captions })
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
    ['lang', 'pt-BR'],
    ['lang', 'en_US'],
    ['lang', `en-${'x'.repeat(40)}`],
    ['lang', 'constructor'],
    ['stats', 'yes'],
    ['mute', 'true'],
    ['cam', '__proto__'],
    ['cam', 'chase:'],
    ['cam', 'chase:x1'],
    ['cam', 'chase:r0'],
    ['t', '-1'],
    ['t', '36001'],
    ['t', 'R0'],
    ['t', 'R3.lunch'],
    ['t', 'R3.combat.'],
    ['t', 'R3.combat.0'],
    ['t', `R${'9'.repeat(50)}`],
    ['demo', ''],
    ['demo', 'A'],
    ['demo', '../x'],
    ['demo', 'x'.repeat(33)],
    ['loop', '2'],
    ['hud', 'some'],
    ['layout', '4x3'],
    ['room', 'middle'],
    ['chat', 'x'],
    ['safe', 'on'],
    ['bg', 'red'],
    ['bg', 'chroma:0f0'],
    ['bg', 'chroma:url(x)'],
    ['fps', '24'],
    ['eval', 'always'],
    ['captions', 'loud'],
    ['overlay', 'everything'],
  ])('leaves out %s=%s with a note', (name, value) => {
    const { params, ignored } = read(`?${new URLSearchParams({ [name]: value })}`)
    expect(ignored).toHaveLength(1)
    expect(ignored[0]).toMatchObject({ name, value: value.slice(0, 40) })
    expect(params).toEqual(read('').params)
  })

  it('passes over names it does not know', () => {
    expect(read('?utm_source=x&koala=none')).toEqual(read(''))
  })

  it('knows a seed', () => {
    expect([isSeed('abc-7_X'), isSeed(''), isSeed('é'), isSeed('a/b')]).toEqual([true, false, false, false])
  })
})
