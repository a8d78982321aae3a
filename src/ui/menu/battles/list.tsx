/** Kept battles under their headings – open, named, over, replays, watched –, with what can be done with each. */
import { type Key, t } from '../../../locale/index.ts'
import { type Head, MOST_BATTLES } from '../../../saves/kept.ts'
import { Icon } from '../../parts/icon.tsx'
import { agoOf, sidesOf, standOf, titleOf } from './battle-words.ts'
import './english.ts'

/** It goes on by being played: it is no replay, and not over. */
const isOpen = ({ winner, origin }: Head): boolean => winner === null && origin === undefined

/** The parts of the list, in order: being played, kept under a name, over, replays taken in, battles of computers. */
const PARTS = [
  { name: 'open', holds: (head: Head) => isOpen(head) && head.name === '' },
  { name: 'named', holds: (head: Head) => head.name !== '' },
  { name: 'over', holds: (head: Head) => head.winner !== null && !head.origin && head.name === '' },
  { name: 'replay', holds: (head: Head) => head.origin === 'replay' && head.name === '' },
  { name: 'watched', holds: (head: Head) => head.origin === 'watched' && head.name === '' },
] as const

type Props = {
  readonly heads: readonly Head[]
  /** Whether a battle is in memory only, as it is listed. */
  readonly waits: (id: string) => boolean
  /** Goes on with it, or watches it if it is over. */
  readonly onGo: (id: string) => void
  readonly onFile: (id: string) => void
  readonly onRemove: (head: Head) => void
}

/** Kept battles, the newest first. */
export function BattleList({ heads, waits, onGo, onFile, onRemove }: Props) {
  if (heads.length === 0) return <p className="battles-none">{t('ui.battles.none')}</p>
  const now = Date.now()
  return PARTS.filter(part => heads.some(part.holds)).map(part => (
    <section key={part.name} aria-labelledby={`battles-${part.name}`}>
      <h2 id={`battles-${part.name}`} className="label">
        {t(`ui.battles.part.${part.name}`)}
      </h2>
      {part.name === 'watched' && (
        <p className="battles-ago">{t('ui.battles.watchedNote', { most: MOST_BATTLES.watched })}</p>
      )}
      <ul>
        {heads.filter(part.holds).map(head => {
          const title = titleOf(head)
          const words = (key: Key) => t(key, { name: title })
          return (
            <li key={head.id}>
              <div>
                <h3>{title}</h3>
                <p>
                  {sidesOf(head)} · {standOf(head)}
                </p>
                <p className="battles-ago">{agoOf(head.saved, now)}</p>
                {waits(head.id) && (
                  <p className="battles-waits">
                    <Icon name="warning" /> {t('ui.battles.waits')}
                  </p>
                )}
              </div>
              <div className="row">
                <button
                  type="button"
                  className={isOpen(head) ? 'key primary' : 'key'}
                  aria-label={words(isOpen(head) ? 'ui.battles.goOnOf' : 'ui.battles.watchOf')}
                  onClick={() => onGo(head.id)}
                >
                  <Icon name={isOpen(head) ? 'play' : 'auto'} /> {t(isOpen(head) ? 'ui.battles.goOn' : 'ui.menu.watch')}
                </button>
                <button
                  type="button"
                  className="key"
                  aria-label={words('ui.battles.fileOf')}
                  onClick={() => onFile(head.id)}
                >
                  <Icon name="file" /> {t('ui.battles.file')}
                </button>
                <button
                  type="button"
                  className="key"
                  aria-label={words('ui.battles.deleteOf')}
                  onClick={() => onRemove(head)}
                >
                  <Icon name="close" /> {t('ui.squads.delete')}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  ))
}
