/** The film’s list of chapters, from which one can go to any; a player’s ends at what has been seen. */
import { t } from '../../locale/index.ts'
import { placesOf } from '../../playback/chapters.ts'
import { clock } from '../parts/clock.ts'
import { numbered } from '../parts/numbered.ts'
import { usePicture, useSession } from '../play/context.ts'
import { demoOf } from '../play/session/session.ts'
import { beginningOf, namedIn } from './demos/reel.ts'
import { Drawer } from './drawer.tsx'
import { useSeen } from './seen.ts'

/** The chapters, by name: a demo's own, else what has been seen to happen. */
export function Chapters() {
  const session = useSession()
  const { film, mode, names } = session
  const demo = demoOf(session)
  const { t: now } = usePicture()
  const seen = useSeen(film)
  const first = beginningOf(demo, film.timeline)
  const places = placesOf(film.timeline, seen, namedIn(demo)).filter(({ start }) => mode !== 'play' || start <= seen)
  const here = places.findLastIndex(({ start }) => start <= now + 0.001)
  return (
    <Drawer icon="log" label={t('ui.watching.chapters')} by={mode === 'play' ? null : 'line'}>
      {close => (
        <ol className="chapters">
          {numbered(places).map(({ key, index, thing: { start, what, title } }) => (
            <li key={key}>
              <button
                type="button"
                className={what}
                aria-current={index === here ? 'true' : undefined}
                onClick={() => {
                  film.seek(start)
                  close()
                }}
              >
                <span>{t(title, { name: names })}</span>
                <small>{clock(start - first)}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  )
}
