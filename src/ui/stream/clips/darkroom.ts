/** The darkroom as a component has it: opened when it is shown, given back when it goes. */
import { useEffect, useState } from 'react'
import type { Darkroom } from '../../../scene/capture.ts'
import { useSession } from '../../play/context.ts'
import { azimuthOf, facingOf } from '../../play/facing.ts'
import { playedOf, type Session } from '../../play/session/session.ts'
import { look } from '../../settings.ts'
import { seenOf } from '../../watch/seen.ts'

type Scene = typeof import('../../../scene/capture.ts')
/** What there is of a darkroom: on its way; not to be had on this machine; lost; or open, with what it is made of. */
export type Room = 'opening' | 'none' | 'lost' | { readonly room: Darkroom; readonly scene: Scene }

/** Whether whoever looks wants no motion. */
export const wantsCalm = (): boolean => document.documentElement.dataset['motion'] === 'reduced'

/** How far a film may be shown: where somebody plays or watches live, no further than it has been seen. */
export const endOf = ({ mode, film }: Session): number => (mode === 'replay' ? film.timeline.duration : seenOf(film))

/** What a battle is called in the name of a file; its seed too, once that gives no dice away. */
export function namesOf(session: Session): { readonly mission: string; readonly seed: string } {
  const { scenario, seed } = playedOf(session)
  const open = session.mode !== 'play' || session.film.picture().result !== null
  return { mission: scenario.mission, seed: open ? seed : '' }
}

/** Opens a darkroom that looks as the table looks now; `best`: drawn as well as the machine can. */
export function useDarkroom(best = false): Room {
  const session = useSession()
  const [state, setState] = useState<Room>('opening')
  useEffect(() => {
    let here = true
    let opened: Darkroom | null = null
    const open = async (): Promise<void> => {
      const scene = await import('../../../scene/capture.ts')
      const room = await scene.openDarkroom({
        ...look(),
        best,
        catalog: session.engine.catalog,
        calm: wantsCalm(),
        home: azimuthOf(facingOf(session, session.film.picture())),
        nameOf: ship => session.names(ship.id),
      })
      if (!here) {
        room?.dispose()
        return
      }
      opened = room
      room?.onLost(() => here && setState('lost'))
      setState(room ? { room, scene } : 'none')
    }
    open().catch(() => here && setState('none'))
    return () => {
      here = false
      opened?.dispose()
    }
  }, [session, best])
  return state
}
