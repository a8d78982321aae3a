/** The keyboard of the control panel: which key sends which command to the battle on the air. */
import { useEffect } from 'react'
import { SPEEDS } from '../../../playback/clock.ts'
import { CAMERAS } from '../../cameras.ts'
import { keyOf } from '../../key-of.ts'
import { actOf, type OwnKeys } from '../../keys/acts.ts'
import { isSilenced, useSettings } from '../../settings.ts'
import type { Summary } from '../summary.ts'
import type { Verb } from '../verbs.ts'

/** The one so many places on in a row, round and round; the first of it where there is none yet. */
const around = <T>(row: readonly T[], now: T | null, step: 1 | -1): T => {
  const at = now === null ? -1 : row.indexOf(now)
  return row[(Math.max(at, step > 0 ? -1 : 0) + step + row.length) % row.length]!
}

/** What a key means at the desk: the battle's own keys, and some that are fixed; null: nothing. */
function verbOf(key: string, own: OwnKeys, { film, view }: Summary): Verb | null {
  const faster = (step: 1 | -1): Verb => {
    const at = SPEEDS.indexOf(film.speed ?? 1)
    const speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + step))] ?? 1
    return { v: 2, verb: 'speed', speed }
  }
  const verbs: { readonly [act: string]: () => Verb } = {
    ' ': () => (film.more ? { v: 2, verb: 'skip' } : { v: 2, verb: 'play' }),
    pause: () => ({ v: 2, verb: film.playing ? 'pause' : 'play' }),
    earlier: () => ({ v: 2, verb: 'step', by: -1 }),
    later: () => ({ v: 2, verb: 'step', by: 1 }),
    '[': () => ({ v: 2, verb: 'chapter', by: -1 }),
    ']': () => ({ v: 2, verb: 'chapter', by: 1 }),
    slower: () => faster(-1),
    faster: () => faster(1),
    camera: () => ({ v: 2, verb: 'camera', camera: around(CAMERAS, view.camera, 1) }),
    cameraBack: () => ({ v: 2, verb: 'camera', camera: around(CAMERAS, view.camera, -1) }),
    sound: () => ({ v: 2, verb: 'mute', on: !view.muted }),
  }
  const act = actOf(key, own) ?? key
  return Object.hasOwn(verbs, act) ? verbs[act]!() : null
}

/** The keys of the desk, as long as nobody is typing. */
export function useDeskKeys(state: Summary | null, command: (verb: Verb) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!state || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isSilenced(event))
        return
      const target = event.target as Element
      if (target.closest('input:not([type=range]), select, textarea')) return
      if (event.key === ' ' && target.closest('button, input')) return
      const verb = verbOf(keyOf(event), useSettings.getState().keys, state)
      if (!verb) return
      event.preventDefault()
      command(verb)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [state, command])
}
