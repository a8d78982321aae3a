import { edgeDistance } from '../../geometry/index.ts'
import { t } from '../../locale/index.ts'
import type { Picture } from '../../playback/picture.ts'
import type { GameState } from '../../rules/index.ts'
import { usePicture, useSession } from './context.ts'

/** The round in which the disabled ship works again (MISSION-2-DISABLED-2). */
const REPAIR = 5
/** With so many squad points there are more satellites (MISSION-3-SETUP-4). */
const VETERAN = 100

/** How the mission stands, in a few words; null where there is nothing to count yet. */
export function progressOf(picture: Picture, mat: GameState['mat'], points: number): string | null {
  const { mission, homes, ships, satellites, tracking, phase } = picture
  const here = ships.filter(ship => ship.status === 'play')
  if (mission === 'political-escort') {
    const shuttle = here.find(ship => ship.pilot === null)
    if (!shuttle) return null
    const { near } = edgeDistance({ base: shuttle.base, pose: shuttle.pose }, mat, homes.imperial)
    return t('ui.aim.escort', { mm: Math.max(0, Math.round(near)) })
  }
  if (phase === 'setup') return null
  if (mission === 'asteroid-run') {
    // At the end the ship is away or lost: nothing is left to wait for.
    if (picture.result) return null
    const round = tracking ?? 0
    return round < REPAIR ? t('ui.aim.repair', { round, of: REPAIR }) : t('ui.aim.repaired')
  }
  if (mission === 'dark-whispers') {
    const left = satellites.filter(one => one.carrier === null).length
    const carried = satellites.length - left
    const lost = (points >= VETERAN ? 4 : 2) - satellites.length
    return left > 0 ? t('ui.aim.scan', { left, carried, lost }) : t('ui.aim.home', { carried })
  }
  const count = (seat: 'rebel' | 'imperial') => here.filter(ship => ship.seat === seat).length
  return t('ui.aim.left', { rebel: count('rebel'), imperial: count('imperial') })
}

/** How the mission stands. */
export function Progress() {
  const { mat, points } = useSession()
  const picture = usePicture()
  const words = progressOf(picture, mat, points)
  return words && <span className="progress">{words}</span>
}
