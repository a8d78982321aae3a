/** What each key does in a battle, outside of orders and dialogs; an overlay’s key that is held shows it only so long. */
import { useContext, useEffect } from 'react'
import { PACES, type Pace, SPEEDS } from '../../playback/clock.ts'
import type { Overlay } from '../../playback/marks.ts'
import { keyOf } from '../key-of.ts'
import { type Act, actOf, isOverlay } from '../keys/acts.ts'
import { openRules } from '../rules/store.ts'
import { isSilenced, switchStyle, useSettings } from '../settings.ts'
import { switchSound } from '../sound.ts'
import { nextCaptions } from '../watch/level.ts'
import { isByHand } from './by-hand.ts'
import { BattleContext } from './context.ts'
import { askedAbout } from './explained.ts'
import { nextCamera, toggled } from './store.ts'
import { changeSpeed, playOrPause, skipOrAgain } from './transport.tsx'

/** Whoever holds an overlay's key so long wants a look, and nothing that stays, ms. */
const PEEK_MS = 450

/** What only the stage shows: on the flat board it does nothing. */
const STAGE_ONLY: readonly string[] = ['style']

/** Space and Escape keep their meaning; all else a person can change. */
type Does = Act | 'skip' | 'menu'

function doneBy(event: KeyboardEvent): Does | null {
  if (event.key === ' ') return 'skip'
  return event.key === 'Escape' ? 'menu' : actOf(keyOf(event), useSettings.getState().keys)
}

/** The keys that work anywhere in a battle, as long as nobody is typing and no dialog is open. */
export function useHotkeys(flat: boolean): void {
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
      const now = store.getState()
      now.set(nextCamera(now, step, flat))
    }
    const draw = (one: Overlay) => {
      const { overlays, set } = store.getState()
      set({ overlays: toggled(overlays, one) })
    }
    const acts: Readonly<Record<Exclude<Does, Overlay>, () => void>> = {
      skip: () => skipOrAgain(session),
      pause: () => playOrPause(session),
      earlier: () => film.step(-1),
      later: () => film.step(1),
      slower: () => faster(-1),
      faster: () => faster(1),
      sound: switchSound,
      camera: () => camera(1),
      cameraBack: () => camera(-1),
      style: switchStyle,
      clip: () => store.getState().set({ dialog: 'clip' }),
      photo: () => store.getState().set({ dialog: 'photo' }),
      captions: nextCaptions,
      line: () => {
        const { timeline, set } = store.getState()
        if (session.mode === 'play') set({ timeline: !timeline })
        else document.querySelector<HTMLElement>('[data-chapters]')?.click()
      },
      log: () => {
        // Folded, it has but its last line to walk through.
        store.getState().set({ folded: false })
        document.querySelector<HTMLElement>('.log li:last-child button')?.focus()
      },
      rules: () => openRules(),
      again: () => store.getState().set({ replaying: !store.getState().replaying }),
      hint: () => document.querySelector<HTMLElement>('[data-hint]')?.click(),
      undo: () => document.querySelector<HTMLElement>('[data-undo]')?.click(),
      // Where no round is ever begun again, the key that would take back says so.
      rewind: () => (session.undo() ? store.getState().set({ dialog: 'rewind' }) : acts.undo()),
      mirror: () => store.getState().set({ mirror: !store.getState().mirror, why: false }),
      why: () => document.querySelector<HTMLElement>('[data-why]')?.click(),
      help: () => {
        const explained = askedAbout()
        store.getState().set(explained ? { explained } : { dialog: 'help' })
      },
      menu: () => store.getState().set({ dialog: 'menu' }),
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
      const does = doneBy(event)
      if (!does || (flat && STAGE_ONLY.includes(does))) return
      event.preventDefault()
      // Held down it skips to the end, and begins nothing anew.
      const ended = does === 'skip' && film.clock.t >= film.timeline.duration
      if (event.repeat && (isOverlay(does) || ended)) return
      peek = null
      if (isOverlay(does)) {
        draw(does)
        if (store.getState().overlays.includes(does)) peek = { overlay: does, code: event.code, since: event.timeStamp }
      } else acts[does]()
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
  }, [battle, flat])
}
