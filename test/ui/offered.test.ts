/** What a battle and the control panel do at their commands, whoever gives them. */
import { describe, expect, it, vi } from 'vitest'
import { SPEEDS } from '../../src/playback/clock.ts'
import { OVERLAYS } from '../../src/playback/marks.ts'
import { CAMERAS } from '../../src/ui/cameras.ts'
import { commands } from '../../src/ui/commands/listener.ts'
import { pressOf } from '../../src/ui/commands/press.ts'
import type { Handler, Handlers } from '../../src/ui/commands/stack.ts'
import { type CommandId, IDS, rowOf } from '../../src/ui/commands/table.ts'
import { battleCommands } from '../../src/ui/play/battle-commands.ts'
import type { Battle } from '../../src/ui/play/context.ts'
import { createBattleStore } from '../../src/ui/play/screen-store.ts'
import { deskCommands } from '../../src/ui/stream/control/desk-commands.ts'
import type { Summary } from '../../src/ui/stream/summary.ts'
import { readVerb, type Verb } from '../../src/ui/stream/verbs.ts'
import { plainEvent } from '../support/layouts.ts'

const key = (repeat = false) => pressOf(plainEvent({ key: 'b', code: 'KeyB', repeat }))

/** Gives a command; what it returns. */
function give(offered: Handlers, id: CommandId, press = key()): unknown {
  const handler = offered[id]
  return typeof handler === 'function' ? handler(press) : (handler as Handler).run(press)
}

function battle(mode: 'play' | 'watch' | 'replay', t = 0, undo: unknown = null) {
  const film = {
    clock: { t, playing: true },
    timeline: { duration: 10, chapters: [], beats: [] },
    step: vi.fn(),
    skip: vi.fn(),
    play: vi.fn(),
    pause: vi.fn(),
    seek: vi.fn(),
  }
  const store = createBattleStore('auto', 'orders', false)
  const made = { session: { film, mode, undo: () => undo }, store } as unknown as Battle
  return { film, store, made, offered: battleCommands(made, false) }
}

describe('a battle', () => {
  it('draws at a key what is drawn until it is taken away, or as long as the key is held', () => {
    for (const overlay of OVERLAYS.filter(one => one !== 'obstruction')) {
      const { store, offered } = battle('watch')
      const drawn = () => store.getState().overlays.includes(overlay)
      const short = give(offered, overlay) as (ms: number) => void
      expect(drawn()).toBe(true)
      short(200)
      expect(drawn()).toBe(true)
      // Taken away it is not asked for when the key is let go.
      expect(give(offered, overlay)).toBeUndefined()
      expect(drawn()).toBe(false)
      const long = give(offered, overlay) as (ms: number) => void
      long(900)
      expect(drawn()).toBe(false)
      // A button is not held.
      expect(give(offered, overlay, null)).toBeUndefined()
      expect(drawn()).toBe(true)
    }
  })

  it('skips to the end with a key that is held, and begins nothing anew', () => {
    const running = battle('replay')
    give(running.offered, 'skip', key(true))
    expect(running.film.skip).toHaveBeenCalledOnce()
    const ended = battle('watch', 10)
    give(ended.offered, 'skip', key(true))
    expect(ended.film.play).not.toHaveBeenCalled()
    give(ended.offered, 'skip')
    expect(ended.film.play).toHaveBeenCalledOnce()
  })

  it('offers its line to who plays, the style where there is a stage, and takes back where no round begins again', () => {
    expect(battle('play').offered.line).not.toBeNull()
    expect(battle('watch').offered.line).toBeNull()
    const { made, offered, store } = battle('play')
    expect(offered.style).not.toBeNull()
    expect(battleCommands(made, true).style).toBeNull()
    const takeBack = vi.fn()
    const leave = commands.offer(() => ({ undo: takeBack }))
    give(offered, 'rewind')
    leave()
    expect(takeBack).toHaveBeenCalledOnce()
    expect(store.getState().dialog).toBeNull()
    const other = battle('play', 0, { at: 3 })
    give(other.offered, 'rewind')
    expect(other.store.getState().dialog).toBe('rewind')
  })

  it('does whatever the table has for film and screen, but what a part of it offers itself', () => {
    const parts = ['why', 'log', 'entries', 'endAgain', 'steps', 'chapterBack', 'chapterOn']
    const wanted = IDS.filter(id => ['film', 'screen'].includes(rowOf(id).scope) && !parts.includes(id))
    expect(Object.keys(battle('play').offered).sort()).toEqual([...wanted].sort())
  })
})

describe('the control panel', () => {
  const desk = (film: Partial<Summary['film']>, camera: Summary['view']['camera'] = 'auto') => {
    const sent: Verb[] = []
    const summary = { film: { speed: 1, more: true, playing: true, ...film }, view: { camera, muted: false } }
    return { sent, offered: deskCommands(summary as unknown as Summary, verb => sent.push(verb)) }
  }

  it('sends a verb for each, which is one of the contract', () => {
    const { sent, offered } = desk({})
    for (const id of Object.keys(offered) as CommandId[]) give(offered, id)
    expect(sent.length).toBe(Object.keys(offered).length)
    for (const verb of sent) expect(readVerb(verb)).toEqual(verb)
  })

  it('runs on where nothing is left to skip, keeps to the speeds there are, and goes round the cameras', () => {
    const { sent, offered } = desk({ more: false, playing: false, speed: SPEEDS.at(-1)! }, CAMERAS.at(-1)!)
    for (const id of ['skip', 'pause', 'faster', 'camera', 'cameraBack'] as const) give(offered, id)
    expect(sent).toEqual([
      { v: 2, verb: 'play' },
      { v: 2, verb: 'play' },
      { v: 2, verb: 'speed', speed: SPEEDS.at(-1) },
      { v: 2, verb: 'camera', camera: CAMERAS[0] },
      { v: 2, verb: 'camera', camera: CAMERAS.at(-2) },
    ])
  })
})
