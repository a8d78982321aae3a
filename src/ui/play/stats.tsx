/** How the battle stands, as data attributes of a hidden element, for tests to read. */
import { useEffect, useRef } from 'react'
import { soundGate } from '../sound.ts'
import { useAsked, usePicture, useSession } from './context.ts'

/** Numbers for tests and the curious, in one element that the stage adds its own to. */
export function Stats() {
  const session = useSession()
  const { engine, film } = session
  const asked = useAsked()
  const picture = usePicture()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const data = ref.current?.dataset
    if (!data) return
    const state = session.mode === 'replay' ? null : session.match.state
    data['hash'] = state ? engine.hash(state) : ''
    data['at'] = String(state ? state.at : picture.command)
    data['waiting'] = asked?.reached ? asked.decision.kind : ''
    data['phase'] = picture.phase
    data['round'] = String(picture.round)
    data['beat'] = film.timeline.beats[picture.beat]?.type ?? ''
    data['mishaps'] = String(session.mode === 'replay' ? 0 : session.mishaps())
    data['playing'] = String(film.clock.playing)
    data['result'] = picture.result ? (picture.result.winner ?? 'draw') : ''
  })
  useEffect(() => {
    const tell = () => {
      const data = ref.current?.dataset
      if (!data) return
      data['time'] = film.clock.t.toFixed(3)
      data['sound'] = soundGate.state
      data['voices'] = String(soundGate.counts().started)
    }
    tell()
    const leave = [film.onFrame(tell), soundGate.subscribe(tell)]
    return () => {
      for (const one of leave) one()
    }
  }, [film])
  return <div id="stats" ref={ref} hidden />
}
