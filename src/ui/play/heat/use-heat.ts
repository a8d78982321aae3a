/** The map of enemy fire, worked out bit by bit so that the page never stalls. */
import { useEffect, useRef, useState } from 'react'
import { type Fire, firesOf } from '../../../playback/fire.ts'
import { drawHeat } from '../../../playback/heat.ts'
import type { HeatMark } from '../../../playback/marks.ts'
import { shipsInPlay } from '../../../playback/measure.ts'
import { useAlone, useAsked, useByEye, usePicture, useScreen, useSession } from '../context.ts'
import { fires, type Whose, whoseFire } from './whose.ts'

/** The page is left to itself after so long, milliseconds: half of a frame. */
const SLICE_MS = 8

/** What the map rests on, as a text: the same again needs no new map. */
const keyOf = (all: readonly Fire[]): string =>
  all
    .map(({ ship, dice, poses, stands }) => {
      const places = poses.map(({ x, y, heading }) => `${x.toFixed(1)} ${y.toFixed(1)} ${heading.toFixed(1)}`)
      return `${ship} ${dice} ${stands}: ${places}`
    })
    .join('\n')

export type Heat = { readonly whose: Whose; readonly fires: readonly Fire[]; readonly mark: HeatMark | null }

/** Who may fire, and the map of it, made in slices between which the page goes on; null while there is none yet, or none is allowed. */
export function useHeat(): Heat {
  const { engine } = useSession()
  const picture = usePicture()
  const asked = useAsked()
  const byEye = useByEye()
  const selected = useScreen(state => state.selected)
  const alone = useAlone()
  const whose = whoseFire(picture, selected, alone, asked?.side ?? null)
  const by = fires(whose)
  // Whoever is in the air is waited for: the map stays as it is until it has landed.
  const aloft = shipsInPlay(picture).some(ship => by(ship) && ship.thrust > 0)
  const now = byEye ? [] : firesOf(engine.catalog, picture, by)
  const rest = useRef({ key: '', fires: now })
  const key = keyOf(now)
  if (!aloft && rest.current.key !== key) rest.current = { key, fires: now }
  const { fires: all } = rest.current
  const [mark, setMark] = useState<HeatMark | null>(null)
  const { mat } = picture
  useEffect(() => {
    if (all.length === 0) return setMark(null)
    const work = drawHeat(all, mat)
    let timer: ReturnType<typeof setTimeout>
    const slice = () => {
      const end = performance.now() + SLICE_MS
      let step = work.next()
      while (!step.done && performance.now() < end) step = work.next()
      if (step.done) setMark(step.value)
      else timer = setTimeout(slice)
    }
    timer = setTimeout(slice)
    return () => clearTimeout(timer)
  }, [all, mat])
  return { whose, fires: all, mark }
}
