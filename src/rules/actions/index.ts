/** All kinds of action. A new one is a member of `ActionChoice`, a file beside this one and a row here; or a late one (`later/`). */
import type { Catalog } from '../catalog.ts'
import type { ActionName } from '../commands.ts'
import type { LateAction } from '../later/late.ts'
import { barrelRoll } from './barrel-roll.ts'
import { boost } from './boost.ts'
import { card } from './card.ts'
import { evade } from './evade.ts'
import { focus } from './focus.ts'
import { mission } from './mission.ts'
import { repair } from './repair.ts'
import type { ActionRow } from './row.ts'
import { targetLock } from './target-lock.ts'

/** Those that are on no bar stand in the order in which they are offered. */
const ROWS: { readonly [Name in Exclude<ActionName, LateAction>]: ActionRow<Name> } = {
  focus,
  evade,
  'barrel-roll': barrelRoll,
  boost,
  'target-lock': targetLock,
  mission,
  card,
  repair,
}

const BY_NAME = new Map(Object.entries(ROWS as unknown as Record<string, ActionRow>))

/** The row of an action; undefined for a word that is none, or for which no rules came: a command from outside may say anything. */
export function actionRow({ layer }: Pick<Catalog, 'layer'>, name: string): ActionRow | undefined {
  const late: Readonly<Record<string, unknown>> = layer?.late?.actions ?? NONE
  return BY_NAME.get(name) ?? (Object.hasOwn(late, name) ? (late[name] as ActionRow) : undefined)
}
const NONE = {}

/** Whether a word is an action that a bar may show. */
export const isAction = (catalog: Pick<Catalog, 'layer'>, name: string): boolean =>
  actionRow(catalog, name)?.from === 'bar'

/** The actions that are on no bar. */
export const OFF_BAR: readonly ActionRow[] = [...BY_NAME.values()].filter(({ from }) => from !== 'bar')
