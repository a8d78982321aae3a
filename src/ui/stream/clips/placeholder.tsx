/** What stands in a clip’s frame before its first picture. */
import { Suspense, useMemo } from 'react'
import { t } from '../../../locale/index.ts'
import { NO_MARKS } from '../../../playback/marks.ts'
import { lazy } from '../../parts/lazy.ts'
import { useSession } from '../../play/context.ts'
import { facingOf } from '../../play/facing.ts'

const Board2d = lazy(() => import('../../play/board/board2d.tsx').then(module => ({ default: module.Board2d })))

const nothing = () => {}
const leave = () => nothing

/** In place of the preview until it can be drawn: the same moment from above, and that the picture is on its way. */
export function Placeholder({ at }: { readonly at: number }) {
  const session = useSession()
  const { film, engine, mat } = session
  const still = useMemo(() => {
    const picture = film.timeline.picture(at)
    return { clock: { speed: 1 }, picture: () => picture, subscribe: leave, onFrame: leave }
  }, [film, at])
  return (
    <>
      <div className="clip-plan" inert>
        <Suspense fallback={null}>
          <Board2d
            film={still}
            marks={NO_MARKS}
            catalog={engine.catalog}
            mat={mat}
            pictured
            calm
            facing={facingOf(session, still.picture())}
            choice={still}
            follows={false}
            onPick={nothing}
            onHover={nothing}
          />
        </Suspense>
      </div>
      <figcaption>
        <span role="status">{t('ui.clips.waiting')}</span>
        <progress aria-label={t('ui.clips.waiting')} />
      </figcaption>
    </>
  )
}
