/** Which tables of a tour were flown over by themselves, remembered in the browser: each is once. */
import { keep, recall } from '../parts/remembered.ts'

const STORED = 'koiogran.flown-over'
/** So many are remembered, the newest. */
const MOST = 40

const all = (): readonly string[] => (recall(STORED) ?? '').split(' ').filter(Boolean)

/** Whether nobody has seen the table of a mission yet; from now on somebody has. */
export function isFirstLook(tour: string, leg: number): boolean {
  const one = `${tour}/${leg}`
  const seen = all()
  if (seen.includes(one)) return false
  keep(STORED, [...seen, one].slice(-MOST).join(' '))
  return true
}
