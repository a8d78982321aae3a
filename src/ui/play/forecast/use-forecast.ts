/** When a forecast is asked for, kept and shown: never before the dials lie, nor for those who play by eye. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { EndMark } from '../../../playback/marks.ts'
import type { Command } from '../../../rules/index.ts'
import { useSettings } from '../../settings.ts'
import { usePicture, useSession } from '../context.ts'
import { playedOf } from '../session/session.ts'
import { type Forecast, foretell, planningAt, shownOf } from './foretell.ts'

/** `closed`: somebody plays by eye; `wait`: not the moment for it; `thinking`, `none`: its moment, but there is nothing yet, or nothing at all. */
export type Standing = 'closed' | 'wait' | 'thinking' | 'none' | 'shown'
export type Foretold = {
  readonly standing: Standing
  readonly forecast: Forecast | null
  readonly ends: readonly EndMark[]
}

/** A forecast, for the table as it lay after one command: as logs only grow and are cut, that command stands for all before it. */
type Kept = {
  readonly from: number
  readonly last: Command | undefined
  readonly forecast: Forecast | null
  readonly whole: boolean
}

/** So many rounds' forecasts are remembered. */
const MOST = 60

/** The forecast for the round that the film shows, asked for as soon as its dials are in the log, and what of it may be seen now. */
export function useForecast(): Foretold {
  const session = useSession()
  const { film, engine, mode, foresee } = session
  const picture = usePicture()
  const { commands: log, scenario } = playedOf(session)
  useSyncExternalStore(session.subscribe, () => log.length)
  const closed = useSettings(state => state.tableMode) && mode === 'play'
  const from = (closed ? null : planningAt(log, at => film.hasSeen(at)))?.from ?? -1
  const last = log[from - 1]
  const memory = useRef<readonly Kept[]>([])
  const [now, setNow] = useState<Kept | null>(null)

  useEffect(() => {
    if (from < 0 || !foresee) return setNow(null)
    const known = memory.current.find(one => one.from === from && one.last === last)
    setNow(known ?? { from, last, forecast: null, whole: false })
    if (known) return
    const stop = new AbortController()
    let forecast: Forecast | null = null
    const tell = (whole: boolean) => {
      if (stop.signal.aborted) return
      const kept = { from, last, forecast, whole }
      if (whole) memory.current = [...memory.current.slice(-MOST + 1), kept]
      setNow(kept)
    }
    const before = playedOf(session).commands.slice(0, from)
    foretell({ engine, scenario, before, foresee }, stop.signal, found => {
      forecast = found
      tell(false)
    }).then(
      () => tell(true),
      // A battle of other rules goes only so far, and a search may break: there is no forecast then.
      () => tell(true),
    )
    return () => stop.abort()
  }, [from, last, scenario, engine, foresee, session])

  const forecast = now?.from === from && now.last === last ? now.forecast : null
  const shown = shownOf(forecast, picture)
  const which = shown.map(end => end.key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `which` stands for them; the list itself is new with every picture.
  const ends = useMemo(() => shown, [forecast, which])
  const due =
    picture.phase === 'activation' && picture.ships.some(ship => ship.dial === 'down' && ship.status === 'play')
  const waiting: Standing = !due ? 'wait' : now?.whole ? 'none' : 'thinking'
  return { standing: closed ? 'closed' : ends.length > 0 ? 'shown' : waiting, forecast, ends }
}
