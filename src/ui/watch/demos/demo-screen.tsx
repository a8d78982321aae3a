/** The screen of films: cards with a picture and a line each, and the ways to watch anything else. */
import { t } from '../../../locale/index.ts'
import { Back } from '../../parts/back.tsx'
import { clock } from '../../parts/clock.ts'
import { Icon } from '../../parts/icon.tsx'
import { SHELF, type ShelfEntry } from './shelf.ts'
import { StillPicture } from './still.tsx'
import { TELEVISION } from './television.ts'
import './english.ts'
import './demos.css'

type Props = {
  /** A demo by its id, or Battle TV. */
  readonly onDemo: (id: string) => void
  readonly onSetup: () => void
  readonly onLearn: () => void
  readonly onBack: () => void
}

/** All there is to watch: the demos, Battle TV, one battle between computers. */
export function DemosScreen({ onDemo, onSetup, onLearn, onBack }: Props) {
  return (
    <main className="demos" tabIndex={-1}>
      <header>
        <div>
          <h1>{t('ui.demos.title')}</h1>
          <p className="demos-note">{t('ui.demos.note')}</p>
        </div>
        <div className="row">
          <button type="button" className="key" onClick={onLearn}>
            {t('ui.demos.learn')}
          </button>
          <Back onBack={onBack} />
        </div>
      </header>
      <ol className="demo-cards" aria-label={t('ui.demos.list')}>
        {SHELF.map((entry, index) => (
          <li key={entry.id}>
            <Card entry={entry} number={index + 1} onDemo={onDemo} />
          </li>
        ))}
      </ol>
      <div className="demo-ways">
        <button type="button" className="demo-way tv" onClick={() => onDemo(TELEVISION)}>
          <Icon name="play" />
          <strong>{t('ui.demos.tv')}</strong>
          <span>{t('ui.demos.tv.note')}</span>
        </button>
        <button type="button" className="demo-way" onClick={onSetup}>
          <Icon name="log" />
          <strong>{t('ui.demos.setup')}</strong>
          <span>{t('ui.demos.setup.note')}</span>
        </button>
      </div>
    </main>
  )
}

function Card({ entry, number, onDemo }: { entry: ShelfEntry; number: number; onDemo: Props['onDemo'] }) {
  return (
    <button type="button" className="demo-card" data-demo={entry.id} onClick={() => onDemo(entry.id)}>
      <StillPicture still={entry.still} set={entry.set} />
      <strong>
        <i aria-hidden="true">{number}</i>
        {t(`ui.demos.${entry.id}`)}
      </strong>
      <span>{t(`ui.demos.${entry.id}.idea`)}</span>
      <small>{t('ui.demos.length', { time: clock(entry.seconds) })}</small>
    </button>
  )
}
