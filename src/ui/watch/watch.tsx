/** The one door to what those need who watch: the film's line, chapters, captions that teach, the glossary, taking over. */
import { useEffect } from 'react'
import { t } from '../../locale/index.ts'
import { useScreen, useSession } from '../play/context.ts'
import { ClipKeys } from '../stream/clips/capture-keys.tsx'
import { Ask } from './ask.tsx'
import { Chapters } from './chapters.tsx'
import './english.ts'
import { demoOf } from '../play/session/session.ts'
import { suitCaptions, useCaptions } from './level.ts'
import { TakeOver } from './take-over.tsx'
import { CaptionKey } from './teaching-settings.tsx'
import { Line } from './timeline.tsx'
import './watch.css'
import './teach.css'

export { Glossary, GlossaryKey, WatchKeys } from './glossary-page.tsx'
export { Explained } from './meaning.tsx'
export { Teach } from './teach.tsx'
export { WatchSettings } from './teaching-settings.tsx'

/** How much higher the band under the table is with the line, and with sentences that teach, in rem. */
const LINE = 2.75
const TAUGHT = 3

/** At the foot of the table: the question, if one is asked, and the line with its keys. */
export function Watch() {
  const session = useSession()
  const { mode } = session
  const demo = demoOf(session)
  const captions = useCaptions()
  const set = useScreen(state => state.set)
  useEffect(() => {
    set({ band: LINE + (captions === 'teach' ? TAUGHT : 0) })
    return () => set({ band: 0 })
  }, [captions, set])
  useEffect(() => {
    // A demo is there to teach.
    suitCaptions(demo ? 'teach' : 'brief')
    return () => suitCaptions('brief')
  }, [demo])
  return (
    <>
      <Ask />
      <section className="film-bar" aria-label={t('ui.watching.line')}>
        <Line />
        <Chapters />
        <CaptionKey />
        {mode !== 'play' && <ClipKeys />}
        {mode !== 'play' && <TakeOver />}
      </section>
    </>
  )
}
