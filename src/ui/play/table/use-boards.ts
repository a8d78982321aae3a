/** Which tables a battle has: the flat plan comes first and is played on until the stage stands, or for good where there is no stage. */
import { useCallback, useEffect, useState } from 'react'
import type { Film } from '../../../playback/film.ts'
import type { Params } from '../../params.ts'
import { useSettings } from '../../settings.ts'
import { onceFree } from '../by-hand.ts'
import { useSession } from '../context.ts'
import { stageStands, tableStands } from './standing.tsx'

export type Boards = {
  /** The flat plan is what is seen and touched. */
  readonly flat: boolean
  /** The stage is there or on its way, behind the plan as long as there is one. */
  readonly stage: boolean
  /** There is to be a stage, now or later: its files may travel as soon as nothing else does. */
  readonly ahead: boolean
  /** There would be one if this machine could draw it. */
  readonly stageless: boolean
  readonly onFlat: () => void
  /** The stage has drawn its first picture, and takes over. */
  readonly onReady: () => void
  /** Nothing that the stage shows is on its way. */
  readonly onWhole: () => void
  /** The stage did not come; it is asked for again. */
  readonly onLate: () => void
  /** The graphics are lost, and waited for: the plan takes over meanwhile. */
  readonly lost: boolean
  readonly onContext: (state: 'lost' | 'restored') => void
}

/** How long lost graphics are waited for before the flat plan takes their place for good, milliseconds. */
const LOST_MS = 5000

/** `quality`: as the address asks for it; `asked`: the first question stands, and what it does not need may come. */
export function useBoards(quality: Params['quality'], asked: boolean): Boards {
  const { film, mode } = useSession()
  const wished = useSettings(state => state.flat)
  const [stageless, setStageless] = useState(false)
  // Whoever only watches waits for the stage; whoever plays has the plan meanwhile.
  const [stood, setStood] = useState(mode !== 'play')
  const plan = quality === '2d' || wished || stageless
  // Wished for again, it takes over again once it stands.
  if (plan && stood) setStood(false)
  const onFlat = useCallback(() => setStageless(true), [])
  const onLate = useCallback(() => setStood(false), [])
  const onReady = useCallback(() => {
    // Nothing is taken out of a hand that drags it.
    onceFree(() => {
      setStood(true)
      tableStands(film)
    })
  }, [film])
  const onWhole = useCallback(() => stageStands(film), [film])
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (!lost) return
    const timer = setTimeout(() => {
      setLost(false)
      setStageless(true)
    }, LOST_MS)
    return () => clearTimeout(timer)
  }, [lost])
  const onContext = useCallback((state: 'lost' | 'restored') => setLost(state === 'lost'), [])
  const none = stageless && !wished && quality !== '2d'
  return {
    flat: plan || !stood || lost,
    stage: !plan && asked,
    ahead: !plan,
    stageless: none,
    onFlat,
    onReady,
    onWhole,
    onLate,
    lost,
    onContext,
  }
}

/** How long what stands beside the table leaves the line to the stage, ms. */
const BESIDE_MS = 5000

/** Whether what stands beside the table, and the pictures of the plan, may be fetched: the first question stands (`asked`), and the stage has come, or is none, or takes long. */
export function useBeside(asked: boolean, { flat, stage }: Boards): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(() => setLong(true), BESIDE_MS)
    return () => clearTimeout(timer)
  }, [asked])
  return asked && (long || !stage || !flat)
}

/** A film for a stage that nobody sees: it is drawn where facts change, and not with every frame. */
export const behind = (film: Film): Film =>
  Object.create(film, { moving: { value: false }, onTick: { value: () => () => {} } })

/** How long the plan takes to fade away before the stage, ms; as in `board.css`. */
const FADE_MS = 350

/** Whether the plan is drawn: as long as it is what is seen, and while it fades away. `calm`: it goes at once. */
export function usePlanned(flat: boolean, calm: boolean): boolean {
  const [planned, setPlanned] = useState(flat)
  if (flat && !planned) setPlanned(true)
  useEffect(() => {
    if (flat) return
    const timer = setTimeout(() => setPlanned(false), calm ? 0 : FADE_MS)
    return () => clearTimeout(timer)
  }, [flat, calm])
  return flat || planned
}
