/** The battle that runs behind the menu: when it is drawn, how richly, and how it is stopped. */
import { useEffect, useMemo, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { NO_MARKS } from '../../../playback/marks.ts'
import { machine } from '../../../scene/machine.ts'
import { Stage } from '../../../scene/stage.tsx'
import type { Params } from '../../params.ts'
import { usePageSize } from '../../parts/dress.ts'
import { Icon } from '../../parts/icon.tsx'
import { keepTime } from '../../play/session/keep-time.ts'
import { useLook } from '../../settings.ts'
import { fetchDemo } from './fetch-demo.ts'
import { pauseLiving, useLiving } from './living.ts'
import { type LivingFilm, livingFilm } from './living-film.ts'
import './english.ts'
import './living.css'

/** Which demo runs behind the menu. */
const SHOWN = 'mission'
/** Frames a second are enough for what is not looked at closely. */
const FRAMES = 30

type Props = {
  readonly params: Params
  /** Told when there is something to be seen, and when there is not any more. */
  readonly onShown: (shown: boolean) => void
}

/**
 * The living battle behind the menu, with the key that pauses it. Where motion is reduced, or the processor would have to draw it, it
 * is a still picture; without WebGL it is nothing. What is drawn lets every pointer and key through.
 */
export function DemoLiving({ params, onShown }: Props) {
  const [means] = useState(machine)
  const [film, setFilm] = useState<LivingFilm | null>(null)
  const paused = useLiving(state => state.paused)
  const { quality, style, palette } = useLook()
  const { rem, narrow } = usePageSize()
  const still = params.motion === 'reduced' || (means?.bare === true && quality === 'auto')
  const drawn = means !== null

  useEffect(() => {
    if (!drawn) return
    const left = new AbortController()
    fetchDemo(SHOWN, left.signal).then(
      request => {
        if (left.signal.aborted) return
        setFilm(livingFilm(request))
        onShown(true)
      },
      // The chart stays.
      () => {},
    )
    return () => {
      left.abort()
      onShown(false)
    }
  }, [drawn, onShown])

  useEffect(() => {
    if (still) film?.pose()
  }, [film, still])
  useEffect(() => {
    film?.run(!still && !paused)
  }, [film, still, paused])
  useEffect(() => (film ? keepTime(film, FRAMES) : undefined), [film])

  const insets = useMemo(
    () => (narrow ? { left: 0, right: 0, top: 0, bottom: 0 } : { left: 30 * rem, right: 0, top: 0, bottom: 2 * rem }),
    [narrow, rem],
  )
  if (!film || !drawn) return null
  return (
    <>
      <div className="living" aria-hidden="true" inert>
        <Stage
          film={film}
          catalog={film.catalog}
          marks={NO_MARKS}
          camera={{ kind: 'auto' }}
          quality={quality === 'auto' ? (means.bare || narrow ? 'low' : 'med') : quality}
          style={style}
          palette={palette}
          fps={FRAMES}
          {...(params.dpr === null ? {} : { dpr: params.dpr })}
          motion={still ? 'reduced' : 'full'}
          insets={insets}
          onUnsupported={() => onShown(false)}
        />
      </div>
      {!still && (
        <button
          type="button"
          className="key square living-key"
          aria-label={t(paused ? 'ui.demos.living.play' : 'ui.demos.living.pause')}
          title={t(paused ? 'ui.demos.living.play' : 'ui.demos.living.pause')}
          onClick={() => pauseLiving(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
    </>
  )
}
