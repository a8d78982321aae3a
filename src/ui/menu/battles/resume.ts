/** The way back into a kept battle. */
import { PLAY_STYLES } from '../../../../ai/thought.ts'
import { inSet, t } from '../../../locale/index.ts'
import { SIDES } from '../../../rules/index.ts'
import { freshId } from '../../../saves/fresh-id.ts'
import { holdBattle } from '../../../saves/hold.ts'
import type { KeptBattle, KeptSetup } from '../../../saves/kept.ts'
import type { BattleRequest, BattleSetup } from '../types.ts'
import { battles } from './battle-store.ts'
import { missionName } from './battle-words.ts'

/** What came of trying: what to show, that another tab plays the battle, or what is wrong with it, in words. */
export type Attempt = { readonly request: BattleRequest } | 'elsewhere' | { readonly trouble: string }

/** A kept setup as the game takes it: tempers that it does not know are even. */
function setupOf({ tempers, ...setup }: KeptSetup): BattleSetup {
  const known = SIDES.flatMap(side => {
    const temper = PLAY_STYLES.find(one => one === tempers?.[side])
    return temper ? [[side, temper]] : []
  })
  return { ...setup, tempers: Object.fromEntries(known) }
}

/** The film of a battle that is over, or of a replay. */
export const filmOf = (battle: KeptBattle, name: string): Extract<BattleRequest, { kind: 'replay' }> => ({
  kind: 'replay',
  text: JSON.stringify(battle.replay),
  file: name,
  shelved: true,
  ...(battle.setup.called ? { called: battle.setup.called } : {}),
  ...(battle.setup.worn ? { worn: battle.setup.worn } : {}),
})

/**
 * Goes on with a battle, or watches it if it is over. A battle with a name stays as it is: what is played from it is another, and has
 * gone back once. `from` 'anybody': takes it even from another tab, which is told.
 */
export async function resume(id: string, from: 'nobody' | 'anybody' = 'nobody'): Promise<Attempt> {
  const store = await battles()
  const hold = await holdBattle(id, from)
  if (!hold) return 'elsewhere'
  await store.refresh()
  const battle = await store.read(id)
  const head = store.list().find(one => one.id === id)
  const watched = !('problem' in battle) && (battle.winner !== null || battle.origin !== undefined)
  if ('problem' in battle || watched || head?.name) hold.release()
  if ('problem' in battle) return { trouble: t(battle.problem) }
  if (watched)
    return {
      request: filmOf(battle, head?.name || inSet(battle.setup.set ?? null, () => missionName(battle.setup.mission))),
    }
  const own = head?.name ? { id: freshId(), hold: null, again: true } : { id, hold }
  return { request: { kind: 'battle', setup: setupOf(battle.setup), kept: { ...own, battle } } }
}
