import { useContext, useEffect } from 'react'
import { SPEEDS } from '../../playback/clock.ts'
import { OVERLAYS, type Overlay } from '../../playback/marks.ts'
import { openRules } from '../rules/store.ts'
import { switchStyle } from '../settings.ts'
import { switchSound } from '../sound.ts'
import { BattleContext } from './context.ts'
import { nextCamera, toggled } from './store.ts'

/** The key of each overlay. */
export const OVERLAY_KEYS: Readonly<Record<Overlay, string>> = {
  arcs: 'f',
  bands: 'b',
  lines: 'm',
  obstruction: 'o',
  templates: 't',
  threats: 'k',
}

/** The keys that work anywhere in a battle, as long as nobody is typing and no dialog is open. */
export function useHotkeys(nextStop: () => number): void {
  const battle = useContext(BattleContext)
  useEffect(() => {
    if (!battle) return
    const { session, store } = battle
    const { film } = session
    const faster = (step: 1 | -1) => {
      const index = SPEEDS.findIndex(speed => speed >= film.clock.speed)
      film.setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, index + step))] ?? 1)
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
      l: () => document.querySelector<HTMLElement>('.log li:last-child button')?.focus(),
      r: () => openRules(),
      h: () => document.querySelector<HTMLElement>('[data-hint]')?.click(),
      z: () => document.querySelector<HTMLElement>('[data-undo]')?.click(),
      Z: () => session.undo() && store.getState().set({ dialog: 'rewind' }),
      w: () => document.querySelector<HTMLElement>('[data-why]')?.click(),
      '?': () => store.getState().set({ dialog: 'help' }),
      escape: () => store.getState().set({ dialog: 'menu' }),
    }
    const keys = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (document.querySelector('dialog[open]')) return
      const target = event.target as Element
      if (target.closest('input:not([type=range], [type=radio]), select, textarea')) return
      if (event.key === ' ' && target.closest('button, input')) return
      const act = acts[event.key] ?? acts[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  }, [battle, nextStop])
}
