/** Sharing a battle by link, and keeping one that was shared. */
import { useState } from 'react'
import { t } from '../../../locale/index.ts'
import { copyText } from '../../parts/copy-text.ts'
import { Icon } from '../../parts/icon.tsx'
import { Later } from '../../parts/later.tsx'
import { lazy } from '../../parts/lazy.ts'
import { usePicture, useSession } from '../../play/context.ts'
import { useSealed } from '../../play/session/sealed.ts'
import { addressOf } from './address.ts'
import { momentAt } from './moment-names.ts'
import './english.ts'
import './replays.css'

// What keeps battles comes with the first battle that could be kept.
const KeepReplay = lazy(() =>
  import('../../menu/battles/keep-replay.tsx').then(module => ({ default: module.KeepReplay })),
)

/** What came of copying: it lies in the clipboard, it must be copied by hand, or there is no link. */
type Copied = { readonly is: 'copied' | 'long' } | { readonly is: 'refused'; readonly address: string }

/** Keys that copy a link to the battle, and to the moment that is seen, and take in a replay that came from outside. `moments` false: to the whole battle alone. */
export function Share({ moments = true }: { moments?: boolean }) {
  const session = useSession()
  const { t: now } = usePicture()
  const [came, setCame] = useState<Copied | null>(null)
  const sealed = useSealed()
  const moment = momentAt(session.film.timeline, now)
  const copy = async (here: boolean) => {
    if (sealed) return
    const address = addressOf(session, here ? moment : null)
    if (!address) return setCame({ is: 'long' })
    // Where the page is not trusted with it: by hand then.
    setCame((await copyText(address)) ? { is: 'copied' } : { is: 'refused', address })
  }
  return (
    <>
      <button
        type="button"
        className={moments ? 'key large' : 'key'}
        aria-disabled={sealed || undefined}
        onClick={() => void copy(false)}
      >
        <Icon name="file" /> {t('ui.replays.copy')}
        {sealed && <small>{t('ui.sealed')}</small>}
      </button>
      {moments && moment && !sealed && (
        <button type="button" className="key large" onClick={() => void copy(true)}>
          <Icon name="file" /> {t('ui.replays.copyMoment')}
        </button>
      )}
      {session.mode === 'replay' && !session.demo && !session.shelved && (
        <Later>
          <KeepReplay large={moments} />
        </Later>
      )}
      <div className="share-told" role="status">
        {came && <p className="panel-note">{t(`ui.replays.${came.is}`)}</p>}
        {came?.is === 'refused' && (
          <input
            type="text"
            className="field"
            readOnly
            aria-label={t('ui.replays.address')}
            value={came.address}
            onFocus={event => event.target.select()}
          />
        )}
      </div>
    </>
  )
}
