/** Which command a key gives: exactly one, the nearest, on whatever keyboard. */
import { describe, expect, it, vi } from 'vitest'
import { has } from '../../src/locale/index.ts'
import { FLIGHT_PLACES } from '../../src/scene/camera/flight-input.ts'
import { type ACTS, given, type OwnKeys } from '../../src/ui/commands/own-keys.ts'
import { digitOf, type Press, pressOf } from '../../src/ui/commands/press.ts'
import { candidates, createCommands, type Handlers, spares } from '../../src/ui/commands/stack.ts'
import { COMMANDS, type CommandId, helpLines, IDS, rowOf, SCOPES, type Scope } from '../../src/ui/commands/table.ts'
import '../support/all-english.ts'
import { keyEvent, LAYOUTS, type Layout, LEVELS, type Level, NAMED, plainEvent } from '../support/layouts.ts'

const layouts = Object.keys(LAYOUTS) as Layout[]

/** Every key of every keyboard, alone and with what can be held to write. */
const EVERY: readonly Press[] = [
  ...layouts.flatMap(layout =>
    Object.keys(LAYOUTS[layout]).flatMap(code =>
      LEVELS.flatMap(level => {
        const event = keyEvent(layout, code, level)
        return (event && pressOf(event)) ?? []
      }),
    ),
  ),
  ...NAMED.flatMap(named => [false, true].flatMap(shiftKey => pressOf(plainEvent({ ...named, shiftKey })) ?? [])),
]

/** Each once. */
const PRESSES = [...new Map(EVERY.map(press => [`${press.key} ${press.code}`, press])).values()]

/** Keys as they are at first, and two ways to have them otherwise. */
const OWN: readonly OwnKeys[] = [
  {},
  given({}, 'pause', 'é').own,
  given(given(given({}, 'hint', 'H').own, 'camera', 'h').own, 'faster', '=').own,
]

const pressed = (key: string, code = '', more: object = {}): Press => pressOf(plainEvent({ key, code, ...more }))!

/** Everything is offered; what was given is kept. */
function all(own: OwnKeys = {}, silent = false, scopes: readonly Scope[] = SCOPES) {
  const done: CommandId[] = []
  const made = createCommands(() => ({ own, silent }))
  const offered = IDS.filter(id => scopes.includes(rowOf(id).scope))
  made.offer(() => Object.fromEntries(offered.map(id => [id, () => done.push(id)])) as Handlers)
  return { made, done }
}

describe('the table of commands', () => {
  it('has no two commands of one scope that a key can give, on any keyboard, with keys of one’s own too', () => {
    for (const own of OWN)
      for (const press of PRESSES)
        for (const scope of SCOPES) {
          const may = candidates(press, scope, own)
          const byPlace = may.filter(id => rowOf(id).places?.includes(press.code))
          const told = `${press.key} ${press.code} in ${scope}: ${may}`
          expect(byPlace.length, told).toBeLessThanOrEqual(1)
          expect(may.length - byPlace.length, told).toBeLessThanOrEqual(1)
          expect(spares(press, scope, own).length, told).toBeLessThanOrEqual(1)
        }
  })

  it('gives a key to the first scope that can answer it, and to one command alone', () => {
    let answered = 0
    for (const own of OWN)
      for (const press of PRESSES) {
        for (let nearest = 0; nearest < SCOPES.length; nearest += 1) {
          const { made, done } = all(own, false, SCOPES.slice(nearest))
          const answer = made.answer(press)
          const first = SCOPES.slice(nearest).find(scope => candidates(press, scope, own).length > 0)
          const spare = SCOPES.slice(nearest).find(scope => spares(press, scope, own).length > 0)
          expect(answer && rowOf(answer.id).scope).toBe(first ?? spare ?? null)
          answer?.run()
          expect(done).toEqual(answer ? [answer.id] : [])
          answered += done.length
        }
      }
    expect(answered).toBeGreaterThan(1000)
  })

  it('tells somewhere of every key that stays: in the help, or on its button', () => {
    const lines: readonly string[] = helpLines(false)
    expect(lines).toEqual(['dial', 'numpad', 'ships', 'place', 'turn', 'chance', 'space', 'flight', 'escape'])
    expect(helpLines(true)).toEqual(lines.filter(line => line !== 'flight'))
    for (const line of lines) for (const end of ['', '.does']) expect(has(`ui.key.${line}${end}`), line).toBe(true)
    for (const id of IDS) expect(rowOf(id).own === undefined, id).toBe(rowOf(id).told !== undefined)
    const buttons = IDS.filter(id => rowOf(id).told === 'button')
    expect(buttons).toEqual(IDS.filter(id => /^(chapter|photo)[A-Z]/.test(id)))
  })

  it('flies by the places by which the camera flies', () => {
    expect([...COMMANDS.fly.places].sort()).toEqual([...FLIGHT_PLACES].sort())
  })
})

describe('a key on a keyboard', () => {
  const given = (layout: Layout, code: string, level: Level, windows = false) => {
    const event = keyEvent(layout, code, level, windows)
    const press = event && pressOf(event)
    const answer = press && all({}, false, ['order', 'film', 'screen']).made.answer(press)
    return answer?.id === 'speed' ? `speed ${digitOf(press!)}` : (answer?.id ?? null)
  }

  it.each<[Layout, string, Level, string | null]>([
    // The sign that is a command’s wins: plus is Shift 1 here, and was a speed.
    ['swiss', 'Digit1', 'Shift', 'faster'],
    ['swiss', 'Digit1', '', 'speed 1'],
    ['swiss', 'Digit2', 'Shift', 'speed 2'],
    ['swiss', 'Digit0', 'Shift', 'speed 0'],
    ['swiss', 'Slash', '', 'slower'],
    ['swiss', 'Minus', 'Shift', 'help'],
    ['swiss', 'BracketLeft', 'AltGr', 'shipBack'],
    ['swiss', 'BracketRight', 'AltGr', 'shipOn'],
    ['swiss', 'BracketLeft', '', null],
    ['swiss', 'KeyY', '', 'undo'],
    ['swiss', 'KeyY', 'Shift', 'rewind'],
    ['swiss', 'KeyZ', '', 'photo'],
    ['french', 'Digit1', '', 'speed 1'],
    ['french', 'Digit1', 'Shift', 'speed 1'],
    ['french', 'Digit0', '', 'speed 0'],
    ['french', 'Digit5', '', 'speed 5'],
    ['french', 'Digit5', 'AltGr', 'shipBack'],
    ['french', 'Minus', 'AltGr', 'shipOn'],
    ['french', 'Digit6', '', 'slower'],
    ['french', 'Digit6', 'Shift', null],
    ['french', 'Equal', '', 'faster'],
    ['french', 'Equal', 'Shift', 'faster'],
    ['french', 'KeyM', '', 'earlier'],
    ['french', 'KeyM', 'Shift', 'help'],
    ['french', 'Comma', 'Shift', 'later'],
    ['french', 'Semicolon', '', 'lines'],
    ['french', 'KeyW', '', 'undo'],
    ['french', 'KeyZ', '', 'why'],
    ['french', 'KeyA', '', 'turn'],
    ['french', 'KeyQ', '', null],
    ['german', 'BracketRight', '', 'faster'],
    ['german', 'Digit0', 'Shift', 'speed 0'],
    ['german', 'Digit1', 'Shift', 'speed 1'],
    ['german', 'Digit3', '', 'speed 3'],
    ['german', 'Digit8', 'AltGr', 'shipBack'],
    ['german', 'Digit9', 'AltGr', 'shipOn'],
    ['german', 'Minus', 'Shift', 'help'],
    ['german', 'KeyZ', '', 'photo'],
    ['polish', 'Equal', 'Shift', 'faster'],
    ['polish', 'Equal', '', 'faster'],
    ['polish', 'Digit4', '', 'speed 4'],
    ['polish', 'KeyZ', '', 'undo'],
    ['polish', 'KeyZ', 'AltGr', null],
    ['polish', 'KeyX', 'AltGr', null],
    ['polish', 'BracketLeft', '', 'shipBack'],
    ['russian', 'KeyZ', '', 'undo'],
    ['russian', 'KeyZ', 'Shift', 'rewind'],
    ['russian', 'KeyH', '', 'hint'],
    ['russian', 'BracketLeft', '', 'shipBack'],
    ['russian', 'BracketRight', '', 'shipOn'],
    ['russian', 'Comma', '', 'earlier'],
    ['russian', 'Period', '', 'later'],
    ['russian', 'Slash', '', 'later'],
    ['russian', 'Slash', 'Shift', 'earlier'],
    ['russian', 'Equal', 'Shift', 'faster'],
    ['russian', 'Digit7', 'Shift', 'help'],
    ['russian', 'Digit1', 'Shift', 'speed 1'],
    ['russian', 'Digit5', '', 'speed 5'],
    ['russian', 'KeyX', '', 'forMe'],
  ])('%s: %s %s is %s', (layout, code, level, id) => {
    expect(given(layout, code, level)).toBe(id)
    if (level === 'AltGr') expect(given(layout, code, level, true)).toBe(id)
  })

  it('of the number pad is a bearing by its place, with NumLock and without, and no speed', () => {
    const { made } = all({}, false, ['order', 'film'])
    for (const [key, code] of [
      ['8', 'Numpad8'],
      ['ArrowUp', 'Numpad8'],
      ['4', 'Numpad4'],
      ['2', 'Numpad2'],
    ] as const)
      expect(made.answer(pressed(key, code))?.id).toBe('bearing')
    expect(made.answer(pressed('5', 'Numpad5'))?.id).toBe('bearing')
    expect(made.answer(pressed('+', 'NumpadAdd'))?.id).toBe('faster')
    expect(made.answer(pressed('ArrowUp', 'ArrowUp'))?.id).toBe('walk')
  })

  it('that somebody chose for a command is that, even where it has been a place for a speed', () => {
    const { made } = all(given2('pause', 'é'))
    expect(made.answer(pressOf(keyEvent('french', 'Digit2', '')!)!)?.id).toBe('pause')
    expect(made.answer(pressOf(keyEvent('french', 'Digit2', 'Shift')!)!)?.id).toBe('speed')
  })

  it('is the browser’s with Alt, Ctrl or the key of the system, but for what is said of Ctrl', () => {
    const { made } = all()
    for (const held of ['altKey', 'metaKey'])
      expect(pressOf(plainEvent({ key: 'p', code: 'KeyP', [held]: true }))).toBeNull()
    expect(made.answer(pressed('p', 'KeyP', { ctrlKey: true }))).toBeNull()
    const film = all({}, false, ['film'])
    expect(film.made.answer(pressed('ArrowLeft', 'ArrowLeft', { ctrlKey: true }))?.id).toBe('steps')
  })

  it('[WCAG 2.1.4] is nothing where single letters, digits and signs are switched off; keys with names go on', () => {
    const { made } = all({}, true, ['order', 'film', 'screen'])
    for (const key of ['a', 'Z', 'p', '?', '5', '[', '+']) expect(made.answer(pressed(key))).toBeNull()
    expect(made.answer(pressed('8', 'Numpad8'))).toBeNull()
    for (const key of [' ', 'Enter', 'Escape', 'ArrowLeft']) expect(made.answer(pressed(key))).not.toBeNull()
  })
})

const given2 = (act: (typeof ACTS)[number], sign: string): OwnKeys => given({}, act, sign).own

describe('what can be commanded', () => {
  it('is what somebody offers, what came last first, as long as it can be done there', () => {
    const made = createCommands(() => ({ own: {}, silent: false }))
    const done: string[] = []
    const leave = made.offer(() => ({ undo: () => done.push('below') }))
    let can = true
    const gone = made.offer(() => ({
      undo: { can: () => can, hears: press => !press.repeat, run: () => done.push('above') },
      hint: null,
    }))
    made.answer(pressed('z'))?.run()
    made.answer(pressed('z', '', { repeat: true }))?.run()
    can = false
    expect(made.run('undo')).toBe(true)
    can = true
    gone()
    made.answer(pressed('z'))?.run()
    leave()
    expect(done).toEqual(['above', 'below', 'below', 'below'])
    expect(made.answer(pressed('z'))).toBeNull()
    expect(made.run('undo')).toBe(false)
    expect(made.answer(pressed('h'))).toBeNull()
  })

  it('is nothing under a dialog but what came with it; buttons and verbs command all the same', () => {
    const { made, done } = all()
    const uncover = made.cover()
    expect(made.isCovered()).toBe(true)
    for (const key of ['p', 'Escape', 'z', ' ', '1']) expect(made.answer(pressed(key))).toBeNull()
    made.offer(() => ({ photoPanel: () => done.push('photoPanel'), pause: () => done.push('pause') }))
    made.answer(pressed('h'))?.run()
    expect(made.answer(pressed('p'))).toBeNull()
    made.run('help')
    expect(done).toEqual(['photoPanel', 'help'])
    uncover()
    expect(made.isCovered()).toBe(false)
    expect(made.answer(pressed('Escape'))?.id).toBe('close')
  })

  it('is not begun anew by a key that is held, where that is said', () => {
    const { made, done } = all()
    made.answer(pressed('b', '', { repeat: true }))?.run()
    made.answer(pressed('.', '', { repeat: true }))?.run()
    expect(done).toEqual(['photoLater'])
  })

  /** What has the focus: `closest` finds what a selector names. */
  const focused = (...tags: string[]) => ({
    closest: (selector: string) =>
      tags.some(tag => selector.split(', ').some(one => one.startsWith(tag))) ? {} : null,
  })

  it('leaves keys to what has the focus and uses them itself', () => {
    const { made } = all({}, false, ['order', 'film', 'screen'])
    const id = (key: string, ...tags: string[]) =>
      made.answer(pressed(key, '', { target: focused(...tags) }))?.id ?? null
    for (const key of ['p', '5', ' ', 'Enter', 'Escape', 'ArrowUp']) {
      expect(id(key, 'textarea')).toBeNull()
      expect(id(key, 'select')).toBeNull()
    }
    for (const key of [' ', 'Enter'])
      for (const tag of ['button', 'summary', 'a[href]']) expect(id(key, tag)).toBeNull()
    expect(['p', 'Escape', 'ArrowUp'].map(key => id(key, 'button'))).toEqual(['pause', 'leave', 'walk'])
    const over = createCommands(() => ({ own: {}, silent: false }))
    over.offer(() => ({ skip: { over: press => press.target !== null, run: () => {} } }))
    expect(over.answer(pressed(' ', '', { target: focused('button') }))?.id).toBe('skip')
  })
})

describe('the listener', () => {
  type Heard = (event: KeyboardEvent) => void
  async function page() {
    vi.resetModules()
    const heard: { type: string; early: boolean; hear: Heard }[] = []
    vi.stubGlobal('window', {
      addEventListener: (type: string, hear: Heard, early = false) => heard.push({ type, early, hear }),
    })
    const { commands, listenToKeys, noteKeys } = await import('../../src/ui/commands/listener.ts')
    const { LEFT } = await import('../../src/ui/commands/stack.ts')
    listenToKeys()
    listenToKeys()
    const send = (type: string, key: string, timeStamp = 0, more: object = {}) => {
      const event = Object.assign(plainEvent({ key, code: key, timeStamp, ...more }), {
        defaultPrevented: false,
        preventDefault: vi.fn(),
        ...more,
      })
      for (const early of [true, false])
        for (const one of heard) if (one.type === type && one.early === early) one.hear(event)
      return event.preventDefault
    }
    return { commands, noteKeys, LEFT, heard, send }
  }

  it('is one, asks once what has the focus has left a key alone, and takes what was answered from the browser', async () => {
    const { commands, noteKeys, LEFT, heard, send } = await page()
    expect(heard.map(({ type, early }) => `${type} ${early}`)).toEqual([
      'keydown true',
      'keydown false',
      'keyup false',
      'blur false',
    ])
    const done = vi.fn()
    const noted = vi.fn()
    noteKeys(noted)
    commands.offer(() => ({ pause: () => done(), walk: () => LEFT }))
    expect(send('keydown', 'p')).toHaveBeenCalledOnce()
    expect(done).toHaveBeenCalledOnce()
    expect(send('keyup', 'p')).toHaveBeenCalledOnce()
    expect(send('keydown', 'p', 0, { defaultPrevented: true })).not.toHaveBeenCalled()
    expect(send('keydown', 'ö')).not.toHaveBeenCalled()
    expect(send('keydown', 'ArrowUp')).not.toHaveBeenCalled()
    expect(send('keyup', 'ArrowUp')).not.toHaveBeenCalled()
    expect(done).toHaveBeenCalledOnce()
    expect(noted.mock.calls.flat()).toEqual(['p', 'p', 'ö', 'ArrowUp'])
    vi.unstubAllGlobals()
  })

  it('tells a command when its key is let go, or the window is left, and how long it was held', async () => {
    const { commands, send } = await page()
    const released = vi.fn()
    commands.offer(() => ({ fly: () => released }))
    send('keydown', 'KeyW', 100)
    send('keydown', 'KeyW', 400, { repeat: true })
    expect(released).not.toHaveBeenCalled()
    send('keyup', 'KeyW', 600)
    expect(released.mock.calls).toEqual([[500]])
    send('keydown', 'KeyA', 1000)
    send('blur', '', 1250)
    send('keyup', 'KeyA', 1300)
    expect(released.mock.calls).toEqual([[500], [250]])
    vi.unstubAllGlobals()
  })
})
