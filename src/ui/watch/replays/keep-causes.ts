/** Keeps what a battle was decided by beside its result, once it was looked back over. */
import type { Swing } from '../../../../ai/judge/reviewed.ts'
import type { RecordStore } from '../../../saves/record.ts'
import { aloneIn } from '../../play/facing.ts'
import type { Session } from '../../play/session/session.ts'
import { sumOf } from './decisions.ts'

/** Adds the causes of its rounds to the result of a battle that somebody played here alone; nothing where none is kept. */
export async function keepCauses(
  session: Session,
  swings: readonly Swing[],
  record: () => Promise<Pick<RecordStore, 'list' | 'keep'>>,
): Promise<void> {
  const side = aloneIn(session)
  if (session.mode !== 'play' || !side || swings.length === 0) return
  const store = await record()
  const result = store.list().find(({ id }) => id === session.keeping.id)
  if (result) await store.keep({ ...result, causes: sumOf(swings, side) })
}
