/** The commands of the control panel: which verb each sends to the battle on the air. The battle's own keys give them, and some that stay. */
import { SPEEDS } from '../../../playback/clock.ts'
import { CAMERAS } from '../../cameras.ts'
import type { Handlers } from '../../commands/stack.ts'
import { useCommands } from '../../commands/use-commands.ts'
import type { Summary } from '../summary.ts'
import type { Verb } from '../verbs.ts'

/** The one so many places on in a row, round and round; the first of it where there is none yet. */
const around = <T>(row: readonly T[], now: T | null, step: 1 | -1): T => {
  const at = now === null ? -1 : row.indexOf(now)
  return row[(Math.max(at, step > 0 ? -1 : 0) + step + row.length) % row.length]!
}

/** What the desk does at commands while a battle stands so. */
export function deskCommands({ film, view }: Summary, send: (verb: Verb) => void): Handlers {
  const faster = (step: 1 | -1) => {
    const at = SPEEDS.indexOf(film.speed ?? 1)
    const speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + step))] ?? 1
    send({ v: 2, verb: 'speed', speed })
  }
  const camera = (step: 1 | -1) => send({ v: 2, verb: 'camera', camera: around(CAMERAS, view.camera, step) })
  return {
    skip: () => send({ v: 2, verb: film.more ? 'skip' : 'play' }),
    pause: () => send({ v: 2, verb: film.playing ? 'pause' : 'play' }),
    earlier: () => send({ v: 2, verb: 'step', by: -1 }),
    later: () => send({ v: 2, verb: 'step', by: 1 }),
    chapterBack: () => send({ v: 2, verb: 'chapter', by: -1 }),
    chapterOn: () => send({ v: 2, verb: 'chapter', by: 1 }),
    slower: () => faster(-1),
    faster: () => faster(1),
    camera: () => camera(1),
    cameraBack: () => camera(-1),
    sound: () => send({ v: 2, verb: 'mute', on: !view.muted }),
  }
}

/** Offers them as long as there is a battle on the air. */
export const useDeskCommands = (state: Summary | null, send: (verb: Verb) => void): void =>
  useCommands(state ? deskCommands(state, send) : {})
