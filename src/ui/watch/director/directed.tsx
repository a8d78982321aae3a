/** The director of a battle's film: camera and clock for those who watch, slow motion for all, the last attack again. */
import { useEffect, useMemo, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { replayLast } from '../../../playback/director/again.ts'
import { createDirector } from '../../../playback/director/director.ts'
import type { Director } from '../../../playback/director/take.ts'
import { useCommands } from '../../commands/use-commands.ts'
import type { Params } from '../../params.ts'
import { useScreen, useSession } from '../../play/context.ts'
import './english.ts'
import './director.css'

/**
 * Leads the film of this screen. Who plays has the film's own proposals and only the slow motion, unless the address asks for
 * a film (`cam=cinematic`); a replay that the address has stand at a second is a still until it runs.
 */
export function Directed({ params }: { params: Params }) {
  const { film, engine, mode } = useSession()
  const cinematic = useScreen(state => state.cinematic)
  const replaying = useScreen(state => state.replaying)
  const calm = params.motion === 'reduced'
  const [still, setStill] = useState(mode === 'replay' && typeof params.time === 'number')
  useEffect(() => (still ? film.onFrame(() => film.clock.playing && setStill(false)) : undefined), [still, film])
  const leads = cinematic || (mode !== 'play' && !still)
  const director = useMemo(
    () =>
      createDirector(film.timeline, {
        catalog: engine.catalog,
        manner: cinematic ? 'cinematic' : 'broadcast',
        leads,
        calm,
      }),
    [film, engine, cinematic, leads, calm],
  )
  useEffect(() => {
    film.direct(director)
    return () => film.direct(null)
  }, [film, director])
  return (
    <>
      {cinematic && <Letterbox />}
      {replaying && <Again director={director} />}
    </>
  )
}

/** How high each of the bars is, as a share of the window. */
const BAR = 0.1

/** The bars of a cinema; what the camera frames, and the dice, stay between them. */
function Letterbox() {
  const set = useScreen(state => state.set)
  const bars = useScreen(state => state.bars)
  useEffect(() => {
    const measure = () => set({ bars: Math.round(BAR * window.innerHeight) })
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      set({ bars: 0 })
    }
  }, [set])
  return <div className="letterbox" data-air="none" aria-hidden="true" style={{ borderBlockWidth: bars }} />
}

/** The last attack again, and a sign that says so; Escape or its key ends it. */
function Again({ director }: { director: Director }) {
  const { film } = useSession()
  const set = useScreen(state => state.set)
  const hud = useScreen(state => state.hud)
  const camera = useScreen(state => state.camera)
  const [before] = useState(camera)
  const [end, setEnd] = useState<(() => void) | null>(null)
  useEffect(() => {
    const over = () => set({ replaying: false })
    const stop = replayLast(film, director, over)
    if (!stop) {
      over()
      return
    }
    setEnd(() => stop)
    // Whatever camera it was, this is the film's.
    set({ camera: { kind: 'auto' } })
    return () => {
      stop()
      set({ camera: before })
    }
  }, [film, director, before, set])
  useCommands({ endAgain: end })
  if (!end) return null
  return (
    <div className="again" data-air="none" role="status">
      <span className="again-bug">{t('ui.director.again')}</span>
      {hud === 'full' && (
        <button type="button" className="key" onClick={end}>
          {t('ui.director.end')}
        </button>
      )}
    </div>
  )
}
