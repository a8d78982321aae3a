/** A tour of duty out of a file, to those that are kept. */
import { t } from '../../locale/index.ts'
import { freshId } from '../../saves/fresh-id.ts'
import { legBattle } from '../../saves/kept.ts'
import type { TourStore } from '../../saves/tours.ts'
import { battles } from '../menu/battles/battle-store.ts'

/** Keeps the tour in a file's text, and its battle under way, beside those that are there; `id`: of its row, null where that cannot be. `said`: what came of it, in words. */
export async function takeInTour(
  store: TourStore,
  text: string,
): Promise<{ readonly id: string | null; readonly said: string }> {
  const { readTour } = await import('../../saves/tour-file.ts')
  const read = readTour(text)
  if ('problem' in read) return { id: null, said: t(read.problem) }
  // Its own id: a tour that is here already stays as it is.
  const id = freshId()
  if ((await store.keep({ id, tour: read.tour })) === 'full') return { id: null, said: t('ui.tour.full') }
  const leg = { id, leg: read.tour.leg }
  if (read.battle)
    await (await battles()).keep(legBattle(leg), { ...read.battle, setup: { ...read.battle.setup, tour: leg } })
  return { id, said: t('ui.tour.taken') }
}
