/** The plate before a film that starts only at a press. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { t } from '../../../locale/index.ts'
import type { Film } from '../../../playback/film.ts'
import { Icon } from '../../parts/icon.tsx'

/** Why a film does not run yet, with the key that begins it; gone as soon as it runs, by whichever key. */
export function Waiting({ film }: { readonly film: Film }) {
  const running = useSyncExternalStore(film.subscribe, () => film.clock.playing)
  const [waits, setWaits] = useState(!running)
  const begin = useRef<HTMLButtonElement>(null)
  if (running && waits) setWaits(false)
  // So that Space and Enter begin it.
  useEffect(() => begin.current?.focus(), [])
  if (!waits) return null
  return (
    <section className="film-waits" aria-label={t('ui.demos.title')}>
      <div className="demo-over-plate">
        <p>{t('ui.demos.waits')}</p>
        <button ref={begin} type="button" className="key large primary" onClick={() => film.play()}>
          <Icon name="play" /> {t('ui.demos.begin')}
        </button>
      </div>
    </section>
  )
}
