/** The sound as the screens see it: what is set, what the address asks for, and the page's gestures. */
import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { browserDevice, createSoundGate, type Levels, loadSound, type SoundState } from '../audio/sound-gate.ts'
import { wasTouched } from './parts/media.ts'
import { changeSettings, useSettings } from './settings.ts'

/** What the address asks for: for this visit, until the key or the switch is used. */
const useAddress = create<{ readonly muted: boolean | null }>(() => ({ muted: null }))

const isMuted = (): boolean => useAddress.getState().muted ?? useSettings.getState().muted
const levels = (): Levels => ({ ...useSettings.getState().volumes, muted: isMuted() })

/** The one way to the sound. */
export const soundGate = createSoundGate(levels(), { device: browserDevice, load: loadSound })

useSettings.subscribe(() => soundGate.levels(levels()))
useAddress.subscribe(() => soundGate.levels(levels()))

/** Mutes for this visit, or not, whatever is remembered; null: as it was left. */
export function muteForNow(muted: boolean | null): void {
  useAddress.setState({ muted })
}

/** Turns the sound off or on; without a word: the other way round. The press that does it is the gesture it needs. */
export function switchSound(on = isMuted()): void {
  useAddress.setState({ muted: null })
  changeSettings({ muted: !on })
  soundGate.gesture()
}

/** Whether there is to be no sound, for a component. */
export function useMuted(): boolean {
  const settled = useSettings(state => state.muted)
  return useAddress(state => state.muted) ?? settled
}

/** How far the sound is, for a component. */
export function useSoundState(): SoundState {
  return useSyncExternalStore(soundGate.subscribe, () => soundGate.state)
}

/** What a press on something sounds like; null: nothing. */
function clickOf(target: Element): Parameters<typeof soundGate.click>[0] | null {
  const key = target.closest('button')
  if (!key) return target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type) ? 'toggle' : null
  if (key.getAttribute('aria-disabled') === 'true') return 'refuse'
  if (key.classList.contains('dial-key')) return 'dialClick'
  return key.hasAttribute('aria-pressed') || key.hasAttribute('aria-expanded') ? 'toggle' : 'press'
}

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const

/** Listens for the first gesture, for presses, and for the page being hidden; the returned function ends that. */
export function hearGestures(): () => void {
  const gesture = () => soundGate.gesture()
  // A page that loads slowly may have been touched before it could listen.
  if (wasTouched()) gesture()
  const clicked = ({ target }: Event) => {
    const name = target instanceof Element ? clickOf(target) : null
    if (name) soundGate.click(name)
  }
  const seen = () => soundGate.seen(document.visibilityState === 'visible')
  for (const one of GESTURES) window.addEventListener(one, gesture, true)
  window.addEventListener('click', clicked, true)
  document.addEventListener('visibilitychange', seen)
  return () => {
    for (const one of GESTURES) window.removeEventListener(one, gesture, true)
    window.removeEventListener('click', clicked, true)
    document.removeEventListener('visibilitychange', seen)
  }
}
