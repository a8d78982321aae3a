import { useEffect } from 'react'
import { SPEEDS } from '../../../playback/clock.ts'
import { CAMERAS } from '../../cameras.ts'
import { keyOf } from '../../key-of.ts'
import { isSilenced } from '../../settings.ts'
import type { Summary } from '../summary.ts'
import type { Verb } from '../verbs.ts'

/** The one so many places on in a row, round and round; the first of it where there is none yet. */
const around = <T>(row: readonly T[], now: T | null, step: 1 | -1): T => {
  const at = now === null ? -1 : row.indexOf(now)
  return row[(Math.max(at, step > 0 ? -1 : 0) + step + row.length) % row.length]!
}

/** What a key means at the desk, the battle's own keys among them; null: nothing. */
export function verbOf(key: string, { film, view }: Summary): Verb | null {
  const faster = (step: 1 | -1): Verb => {
    const at = SPEEDS.indexOf(film.speed ?? 1)
    const speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + step))] ?? 1
    return { v: 1, verb: 'speed', speed }
  }
  const verbs: Readonly<Record<string, () => Verb>> = {
    ' ': () => (film.more ? { v: 1, verb: 'skip' } : { v: 1, verb: 'play' }),
    p: () => ({ v: 1, verb: film.playing ? 'pause' : 'play' }),
    ',': () => ({ v: 1, verb: 'step', by: -1 }),
    '.': () => ({ v: 1, verb: 'step', by: 1 }),
    '[': () => ({ v: 1, verb: 'chapter', by: -1 }),
    ']': () => ({ v: 1, verb: 'chapter', by: 1 }),
    '-': () => faster(-1),
    '+': () => faster(1),
    '=': () => faster(1),
    c: () => ({ v: 1, verb: 'camera', camera: around(CAMERAS, view.camera, 1) }),
    C: () => ({ v: 1, verb: 'camera', camera: around(CAMERAS, view.camera, -1) }),
    n: () => ({ v: 1, verb: 'mute', on: !view.muted }),
  }
  return (Object.hasOwn(verbs, key) ? verbs[key] : verbs[key.toLowerCase()])?.() ?? null
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
      const verb = verbOf(keyOf(event), state)
      if (!verb) return
      event.preventDefault()
      command(verb)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [state, command])
}
