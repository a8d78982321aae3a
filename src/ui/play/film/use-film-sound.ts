/** Joins the film on the screen to the sound, heard from where the camera is. */
import { useContext, useEffect } from 'react'
import { soundGate } from '../../sound.ts'
import { BattleContext } from '../context.ts'
import { listenerOf } from './listener.ts'

/** The battle's film is heard as long as the calling part is shown; the flat board is heard as a plan. */
export function useFilmSound(flat: boolean): void {
  const battle = useContext(BattleContext)
  useEffect(() => {
    if (!battle) return
    const { film } = battle.session
    return soundGate.attend(film, () => {
      const { camera, facing, selected } = battle.store.getState()
      return listenerOf(film.picture(), flat ? 'top' : camera.kind, facing, selected)
    })
  }, [battle, flat])
}
