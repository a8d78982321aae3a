/** The darkroom as a component has it: opened when it is shown, given back when it goes. */
import { useEffect, useState } from 'react'
import type { Darkroom } from '../../scene/capture.ts'
import { useSession } from '../battle/context.ts'
import type { Session } from '../battle/session.ts'
import { look } from '../settings.ts'
import { seenOf } from '../watch/seen.ts'

type Scene = typeof import('../../scene/capture.ts')
/** What there is of a darkroom: on its way; not to be had on this machine; lost; or open, with what it is made of. */
export type Room = 'opening' | 'none' | 'lost' | { readonly room: Darkroom; readonly scene: Scene }

/** Whether whoever looks wants no motion. */
export const wantsCalm = (): boolean => document.documentElement.dataset['motion'] === 'reduced'

/** Where a view from each edge stands, as its azimuth. */
const HOMES = { south: 0, west: 270, north: 180, east: 90 } as const

/** The edge at which the viewer sits: who plays alone sits at the own one. */
const homeOf = ({ humans, film }: Session): number => {
  if (!humans.rebel === !humans.imperial) return 0
  return HOMES[film.picture().homes[humans.rebel ? 'rebel' : 'imperial']]
}

/** The heading that points away from that edge: how the ears are turned. */
export const facingOf = (session: Session): number => (360 - homeOf(session)) % 360

/** How far a film may be shown: where somebody plays or watches live, no further than it has been seen. */
export const endOf = ({ mode, film }: Session): number => (mode === 'replay' ? film.timeline.duration : seenOf(film))

/** What a battle is called in the name of a file; its seed too, once that gives no dice away. */
export const namesOf = ({
  replay,
  setup,
  mode,
  film,
}: Session): { readonly mission: string; readonly seed: string } => {
  const seed = replay?.seed ?? setup?.seed ?? ''
  const open = mode !== 'play' || film.picture().result !== null
  return { mission: replay?.scenario.mission ?? setup?.mission ?? '', seed: open ? seed : '' }
}

/** Opens a darkroom that looks as the table looks now. */
export function useDarkroom(): Room {
  const session = useSession()
  const [state, setState] = useState<Room>('opening')
  useEffect(() => {
    let here = true
    let opened: Darkroom | null = null
    const open = async (): Promise<void> => {
      const scene = await import('../../scene/capture.ts')
      const room = await scene.openDarkroom({
        ...look(),
        calm: wantsCalm(),
        home: homeOf(session),
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
  }, [session])
  return state
}

/** While this is shown the film stands still; one that ran runs on afterwards. */
export function useStill(): void {
  const { film } = useSession()
  useEffect(() => {
    if (!film.clock.playing) return
    film.pause()
    return () => film.play()
  }, [film])
}
