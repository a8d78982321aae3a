/**
 * The gate before the sound: the only part that is there from the start. Until somebody touches the page there is no sound
 * device, nothing is loaded, nothing is heard; whatever goes wrong later, the game goes on in silence.
 */

import type { Volumes } from './buses.ts'
import type { SoundFilm } from './film-sound.ts'
import type { Listener } from './listener.ts'
import type { Sound } from './sound.ts'
import type { Click } from './synth/sounds.ts'

/** `waiting` for a gesture or muted since the start; `loading`; `on`; `broken`: there is none here, or it failed. */
export type SoundState = 'waiting' | 'loading' | 'on' | 'broken'
export type Levels = Volumes & { readonly muted: boolean }

export type SoundGate = {
  readonly state: SoundState
  /** Voices started since the beginning, and those that sound now. */
  counts(): { readonly started: number; readonly sounding: number }
  /** Called when the state changes, and with every click. */
  subscribe(listener: () => void): () => void
  /** Somebody has touched the page: the sound begins a moment later, unless it is muted by then. */
  gesture(): void
  /** The page is seen, or hidden: then the sound sleeps. */
  seen(visible: boolean): void
  levels(levels: Levels): void
  /** Plays what a film sounds like from now on; the returned function ends that. */
  attend(film: SoundFilm, listener: () => Listener): () => void
  click(name: Click | 'dialClick'): void
}

/** What the gate needs of a sound device. */
export type Device = BaseAudioContext & { resume(): Promise<void>; suspend(): Promise<void>; close(): Promise<void> }

/** Milliseconds from muting to the device's sleep: the last fade is over by then. */
const SLEEP = 1000

/**
 * Milliseconds from the first gesture to making the device. Making it can hold the page up for over a tenth of a second, so
 * what the press itself changes is drawn first; a browser that asks for a gesture still counts it as one within a second.
 */
const BREATH = 60

/** A closed gate. `device` makes the sound device and throws if there is none; `load` brings the rest. */
export function createSoundGate(
  levels: Levels,
  {
    device,
    load,
  }: { device: () => Device; load: () => Promise<{ openSound: (context: Device, failed: () => void) => Sound }> },
): SoundGate {
  const listeners = new Set<() => void>()
  const attended = new Set<{ film: SoundFilm; listener: () => Listener; leave: (() => void) | null }>()
  let state: SoundState = 'waiting'
  let now = levels
  let visible = true
  let context: Device | null = null
  let sound: Sound | null = null
  let sleep: ReturnType<typeof setTimeout> | undefined
  let opening: ReturnType<typeof setTimeout> | undefined

  function notify(): void {
    for (const listener of [...listeners]) listener()
  }

  function turn(to: SoundState): void {
    if (state === to) return
    state = to
    notify()
  }

  function fail(): void {
    for (const one of attended) {
      one.leave?.()
      one.leave = null
    }
    sound?.dispose()
    sound = null
    context?.close().catch(() => {})
    context = null
    turn('broken')
  }

  /** Whatever is asked of the device may come to nothing; then there is silence. */
  function tell(what: 'resume' | 'suspend'): void {
    clearTimeout(sleep)
    context?.[what]().catch(() => {})
  }

  function listen(): void {
    if (!sound) return
    const { muted, ...volumes } = now
    sound.volumes(muted ? { effects: 0, engines: 0, interface: 0 } : volumes)
    for (const one of attended) {
      if (muted) {
        one.leave?.()
        one.leave = null
      } else one.leave ??= sound.follow(one.film, one.listener)
    }
  }

  function open(): void {
    opening = undefined
    if (now.muted) return
    try {
      context = device()
    } catch {
      fail()
      return
    }
    if (visible) tell('resume')
    turn('loading')
    load()
      .then(({ openSound }) => {
        if (!context) return
        sound = openSound(context, fail)
        listen()
        turn('on')
      })
      .catch(fail)
  }

  return {
    get state() {
      return state
    },
    counts: () => sound?.counts() ?? { started: 0, sounding: 0 },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    gesture() {
      if (now.muted || state === 'broken') return
      if (context) {
        if (visible && context.state !== 'running') tell('resume')
        return
      }
      if (opening === undefined) opening = setTimeout(open, BREATH)
    },
    seen(to) {
      visible = to
      if (!visible) tell('suspend')
      else if (!now.muted) tell('resume')
    },
    levels(to) {
      const { muted } = now
      now = to
      listen()
      if (to.muted === muted) return
      if (!to.muted) {
        if (visible) tell('resume')
      } else {
        clearTimeout(sleep)
        sleep = setTimeout(() => tell('suspend'), SLEEP)
      }
    },
    attend(film, listener) {
      const one: { film: SoundFilm; listener: () => Listener; leave: (() => void) | null } = {
        film,
        listener,
        leave: null,
      }
      attended.add(one)
      listen()
      return () => {
        attended.delete(one)
        one.leave?.()
      }
    },
    click(name) {
      if (now.muted || !sound) return
      sound.click(name)
      notify()
    },
  }
}

/** The browser's sound device, at the rate at which sounds are made. */
export function browserDevice(): Device {
  return new AudioContext({ sampleRate: 44_100, latencyHint: 'interactive' })
}

/** The rest of the sound, a chunk of its own. */
export const loadSound = () => import('./sound.ts')
