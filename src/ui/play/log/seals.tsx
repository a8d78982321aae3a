/** The proof that the computer’s dials were set before ours: its seals in the log, opened, and summed up. */
import { type KeyboardEventHandler, useMemo, useSyncExternalStore } from 'react'
import { t } from '../../../locale/index.ts'
import { checkSeal, type Seal } from '../../../match/commitment.ts'
import { Icon } from '../../parts/icon.tsx'
import { usePicture, useSession, useSideName } from '../context.ts'
import { peopleOf } from '../session/session.ts'

/** The computer's seals as far as the film may tell: one that was opened stays closed until its reveals have been seen. */
export function useSeals(): readonly Seal[] {
  const session = useSession()
  const { film } = session
  const humans = peopleOf(session)
  const all = useSyncExternalStore(session.subscribe, session.seals)
  usePicture()
  return all
    .filter(seal => !humans[seal.player])
    .map(seal => (seal.opened && !film.hasSeen(seal.opened.at) ? { ...seal, opened: null } : seal))
}

/** How a seal stands, worked out here from the dials that were revealed. */
export const standing = (seal: Seal): 'closed' | 'holds' | 'broken' =>
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
