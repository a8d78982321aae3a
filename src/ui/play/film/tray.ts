/** Where the dice lie on a small flat board. Pure. */
import type { Picture } from '../../../playback/picture.ts'

/** The share of the mat's height that the tray and what ships say beside them cover. */
const COVERED = 0.4

/** The edge of the table at which the tray hides fewer ships, those that fight counting most; the lower one, where people expect it, if it is all one. */
export const trayEdge = ({ ships, dice, mat }: Pick<Picture, 'ships' | 'dice' | 'mat'>): 'low' | 'high' => {
  const fights = (id: string) => id === dice?.attacker || id === dice?.defender
  const hidden = { low: 0, high: 0 }
  for (const { id, status, pose } of ships) {
    if (status !== 'play') continue
    const up = pose.y / mat.height + 0.5
    const counts = fights(id) ? ships.length + 1 : 1
    if (up < COVERED) hidden.low += counts
    if (up > 1 - COVERED) hidden.high += counts
  }
  return hidden.high < hidden.low ? 'high' : 'low'
}
