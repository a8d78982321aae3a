import { useContext, useEffect } from 'react'
import { PACES, type Pace, SPEEDS } from '../../playback/clock.ts'
import { OVERLAYS, type Overlay } from '../../playback/marks.ts'
import { keyOf } from '../key-of.ts'
import { openRules } from '../rules/store.ts'
import { isSilenced, switchStyle } from '../settings.ts'
import { switchSound } from '../sound.ts'
import { nextCaptions } from '../watch/level.ts'
import { isByHand } from './by-hand.ts'
import { BattleContext } from './context.ts'
import { nextCamera, toggled } from './store.ts'
import { changeSpeed } from './transport.tsx'

/** The key of each overlay. */
export const OVERLAY_KEYS: Readonly<Record<Overlay, string>> = {
  arcs: 'f',
  bands: 'b',
  forecast: 'j',
  // With Shift: beside who can shoot whom now, who may next.
  heat: 'K',
  lines: 'm',
  obstruction: 'o',
  templates: 't',
  threats: 'k',
}

/** Whoever holds an overlay's key so long wants a look, and nothing that stays, ms. */
const PEEK_MS = 450

/** The keys that work anywhere in a battle, as long as nobody is typing and no dialog is open. */
export function useHotkeys(nextStop: () => number): void {
  const battle = useContext(BattleContext)
  useEffect(() => {
    if (!battle) return
    const { session, store } = battle
    const { film } = session
    const faster = (step: 1 | -1) => {
      const paces: readonly Pace[] = session.mode === 'play' ? PACES : SPEEDS
      const index = paces.findIndex(pace => pace === 'instant' || (film.pace !== 'instant' && pace >= film.pace))
      changeSpeed(film, paces[Math.min(paces.length - 1, Math.max(0, index + step))] ?? 1)
    }
    const camera = (step: 1 | -1) => {
      const { camera: now, set } = store.getState()
      set({ camera: nextCamera(now.kind, step) })
    }
    const overlay = (one: Overlay) => () => {
      const { overlays, set } = store.getState()
      set({ overlays: toggled(overlays, one) })
    }
    const acts: Readonly<Record<string, () => void>> = {
      ' ': () => (film.clock.t < film.timeline.duration ? film.skip(nextStop()) : film.play()),
      p: () => (film.clock.playing ? film.pause() : film.play()),
      ',': () => film.step(-1),
      '.': () => film.step(1),
      '-': () => faster(-1),
      '+': () => faster(1),
      '=': () => faster(1),
      n: switchSound,
      c: () => camera(1),
      C: () => camera(-1),
      ...Object.fromEntries(OVERLAYS.map(one => [OVERLAY_KEYS[one], overlay(one)])),
      v: switchStyle,
      // Not X: that sets down by chance.
      u: () => store.getState().set({ dialog: 'clip' }),
      y: () => store.getState().set({ dialog: 'photo' }),
      s: nextCaptions,
      g: () => {
        const { timeline, set } = store.getState()
        if (session.mode === 'play') set({ timeline: !timeline })
        else document.querySelector<HTMLElement>('[data-chapters]')?.click()
      },
      l: () => {
        // Folded, it has but its last line to walk through.
        store.getState().set({ folded: false })
        document.querySelector<HTMLElement>('.log li:last-child button')?.focus()
      },
      r: () => openRules(),
      R: () => store.getState().set({ replaying: !store.getState().replaying }),
      h: () => document.querySelector<HTMLElement>('[data-hint]')?.click(),
      z: () => document.querySelector<HTMLElement>('[data-undo]')?.click(),
      // Where no round is ever begun again, the key that would take back says so.
      Z: () => (session.undo() ? store.getState().set({ dialog: 'rewind' }) : acts['z']?.()),
      i: () => store.getState().set({ mirror: !store.getState().mirror, why: false }),
      w: () => document.querySelector<HTMLElement>('[data-why]')?.click(),
      '?': () => store.getState().set({ dialog: 'help' }),
      escape: () => store.getState().set({ dialog: 'menu' }),
    }
    /** What the key that is held has drawn. */
    let peek: { readonly overlay: Overlay; readonly code: string; readonly since: number } | null = null
    const keys = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isSilenced(event)) return
      if (document.querySelector('dialog[open]')) return
      const target = event.target as Element
      if (target.closest('input:not([type=range], [type=radio]), select, textarea')) return
      // Space presses what a person went to; what has the focus by itself waits for Enter, and the film goes on.
      const own = target.closest('button, input')
      if (event.key === ' ' && own && !(target.closest('[data-panel]') && own.matches('button') && !isByHand(own)))
        return
      const key = keyOf(event)
      const known = acts[key] ? key : key.toLowerCase()
      const act = acts[known]
      if (!act) return
      event.preventDefault()
      const drawn = OVERLAYS.find(one => OVERLAY_KEYS[one] === known)
      if (drawn && event.repeat) return
      act()
      const on = drawn && store.getState().overlays.includes(drawn)
      peek = on ? { overlay: drawn, code: event.code, since: event.timeStamp } : null
    }
    const release = (event: KeyboardEvent) => {
      if (!peek || event.code !== peek.code) return
      const { overlay: drawn, since } = peek
      peek = null
      const { overlays, set } = store.getState()
      if (event.timeStamp - since >= PEEK_MS) set({ overlays: overlays.filter(one => one !== drawn) })
    }
    window.addEventListener('keydown', keys)
    window.addEventListener('keyup', release)
    return () => {
      window.removeEventListener('keydown', keys)
      window.removeEventListener('keyup', release)
    }
  }, [battle, nextStop])
}
