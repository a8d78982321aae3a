/** All tours that are kept, and the way in and out of files. */
import { useState } from 'react'
import { t } from '../../locale/index.ts'
import { textOf } from '../../saves/magic.ts'
import type { KeptTour, TourStore } from '../../saves/tours.ts'
import { dataOf, ending } from '../../tour/state.ts'
import { usualName } from '../factions.ts'
import { FileKey } from '../parts/file-key.tsx'
import { saveText } from '../parts/save-file.ts'
import { keptBattle, levelName } from './leg-battle.ts'
import { takeInTour } from './take-in.ts'

type Props = {
  readonly store: TourStore
  readonly list: readonly KeptTour[]
  readonly look: () => Promise<void>
  readonly onOpen: (id: string) => void
}

/** A tour in a line. */
function lineOf({ tour }: KeptTour): string {
  const side = usualName(tour.side)
  const end = ending(tour)
  const words = { side, level: levelName(tour) }
  return end
    ? t('ui.tour.lineOver', { ...words, ending: t(`tour.ending.${end}.${tour.side}`) })
    : t('ui.tour.line', { ...words, leg: tour.leg + 1, legs: dataOf(tour).legs.length })
}

/** Saves a tour, with its battle under way, as a file of the person's own. */
async function takeAway({ id, tour }: KeptTour): Promise<void> {
  const [{ writeTour }, battle] = await Promise.all([import('../../saves/tour-file.ts'), keptBattle(id, tour.leg)])
  await saveText(writeTour({ tour, battle }, Date.now()), `koiogran-tour-${tour.side}-${tour.leg + 1}.json`)
}

/** The list, newest first. */
export function AllTours({ store, list, look, onOpen }: Props) {
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<KeptTour | null>(null)
  const takeIn = async (file: File) => {
    setSaid((await takeInTour(store, await textOf(file))).said)
    await look()
  }
  return (
    <section className="tour-list" aria-labelledby="tour-list">
      <h2 id="tour-list">{t('ui.tour.kept')}</h2>
      <ul>
        {list.map(one => (
          <li key={one.id}>
            <button type="button" className="tour-line" onClick={() => onOpen(one.id)}>
              <strong>{t(`tour.${one.tour.tour}.name`)}</strong>
              <span>{lineOf(one)}</span>
            </button>
            <button type="button" className="key" onClick={() => void takeAway(one)}>
              {t('ui.tour.takeAway')}
            </button>
            <button
              type="button"
              className="key"
              onClick={async () => {
                setRemoved(one)
                await store.remove(one.id)
                await look()
              }}
            >
              {t('ui.tour.remove')}
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <FileKey onFile={file => void takeIn(file)}>{t('ui.tour.takeIn')}</FileKey>
        {removed && (
          <button
            type="button"
            className="key"
            onClick={async () => {
              setRemoved(null)
              await store.keep(removed)
              await look()
            }}
          >
            {t('ui.tour.putBack')}
          </button>
        )}
      </div>
      <p role="status">{removed ? t('ui.tour.removed') : said}</p>
      {store.unread() > 0 && <p className="panel-note">{t('ui.tour.unread', { count: store.unread() })}</p>}
    </section>
  )
}
