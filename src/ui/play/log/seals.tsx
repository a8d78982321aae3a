/** The proof that the computer’s dials were set before ours: its seals in the log, opened, and summed up. */
import { type KeyboardEventHandler, useMemo, useSyncExternalStore } from 'react'
import { manoeuvreWords, t } from '../../../locale/index.ts'
import { checkSeal, type Seal, sealText } from '../../../match/commitment.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { usePicture, useSession, useSideName } from '../context.ts'
import { useStill } from '../film/use-still.ts'
import { peopleOf } from '../session/session.ts'

/** The computer's seals as far as the film may tell: one that was opened stays closed until its reveals have been seen. */
export function useSeals(): readonly Seal[] {
  const session = useSession()
  const { film } = session
  const humans = peopleOf(session)
  const all = useSyncExternalStore(session.subscribe, session.seals)
  usePicture()
  return all
    .filter(seal => !humans[seal.side])
    .map(seal => (seal.opened && !film.hasSeen(seal.opened.at) ? { ...seal, opened: null } : seal))
}

/** How a seal stands, worked out here from the dials that were revealed. */
const standing = (seal: Seal): 'closed' | 'holds' | 'broken' =>
  seal.opened === null ? 'closed' : checkSeal(seal) ? 'holds' : 'broken'

/** The first digits, to be told apart by. */
const short = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}…`

type LineProps = {
  readonly seal: Seal
  readonly tabIndex: number
  readonly onKeyDown: KeyboardEventHandler<HTMLButtonElement>
  readonly onOpen: () => void
}

/** The line of the log for a seal: it can be opened. */
export function SealLine({ seal, tabIndex, onKeyDown, onOpen }: LineProps) {
  const nameOf = useSideName()
  const how = useMemo(() => standing(seal), [seal])
  return (
    <button
      type="button"
      className={`log-line seal ${how}`}
      aria-haspopup="dialog"
      tabIndex={tabIndex}
      onKeyDown={onKeyDown}
      onClick={onOpen}
    >
      <span>
        {t(`ui.seal.line.${how}`, { side: nameOf(seal.side), seal: short(seal.hash) })}
        {how !== 'closed' && <Icon name={how === 'holds' ? 'tick' : 'warning'} />}
      </span>{' '}
      <span className="seal-more">{t('ui.seal.open')}</span>
    </button>
  )
}

/** All of a seal: the hash, and once it is open what it was made of, checked on the spot. The film waits meanwhile. */
export function SealDialog({ seal, onClose }: { seal: Seal; onClose: () => void }) {
  const { mode, names } = useSession()
  const nameOf = useSideName()
  useStill()
  const how = useMemo(() => standing(seal), [seal])
  const { opened } = seal
  return (
    <Dialog title={t('ui.seal.title', { side: nameOf(seal.side), round: seal.round })} onClose={onClose}>
      <p>{t('ui.seal.what')}</p>
      <dl className="seal-facts">
        <dt className="label">{t('ui.seal.hash')}</dt>
        <dd>
          <code>{seal.hash}</code>
        </dd>
        {opened && (
          <>
            <dt className="label">{t('ui.seal.dials')}</dt>
            {Object.entries(opened.dials).map(([ship, manoeuvre]) => (
              <dd key={ship}>
                {names(ship)}: <strong>{manoeuvreWords(manoeuvre)}</strong>
              </dd>
            ))}
            <dt className="label">{t('ui.seal.nonce')}</dt>
            <dd>
              <code>{opened.nonce}</code>
            </dd>
            <dt className="label">{t('ui.seal.text')}</dt>
            <dd>
              <code>{sealText(seal, opened.dials, opened.nonce)}</code>
            </dd>
          </>
        )}
      </dl>
      <p className={`seal-verdict ${how}`} role="status">
        {how !== 'closed' && <Icon name={how === 'holds' ? 'tick' : 'warning'} />}
        <span>{t(`ui.seal.${how}`)}</span>
      </p>
      {opened && <p className="panel-note">{t('ui.seal.self')}</p>}
      {mode === 'replay' && <p className="panel-note">{t('ui.seal.replay')}</p>}
    </Dialog>
  )
}

/** One line about all seals of a battle; nothing where the computer had no dials. */
export function SealsTold() {
  const seals = useSeals()
  const sound = seals.filter(checkSeal).length
  if (seals.length === 0) return null
  return (
    <p className="panel-note seals-told">
      <Icon name={sound === seals.length ? 'tick' : 'warning'} />
      <span>
        {t(sound === seals.length ? 'ui.result.seals' : 'ui.result.seals.broken', { count: seals.length, sound })}
      </span>
    </p>
  )
}
