/** What those who play are called on a stream, where they gave names or a side is shared. */
import type { ShipId, Side } from '../../../rules/index.ts'
import type { Session } from '../../play/session/session.ts'

export type Players = {
  /** The members of each side in a row; '': nobody said who they are. */
  readonly names: Readonly<Record<Side, string>>
  /** Who commands a ship of a side that is shared. */
  readonly commanders: Readonly<Record<ShipId, string>>
}

/** Everybody at the table of a battle, by side, and whose the ships of a shared side are. */
export function playersOf({ team }: Pick<Session, 'team'>, ships: readonly { readonly id: ShipId }[]): Players {
  const row = (side: Side): string => {
    const mates = team?.members.filter(one => one.side === side) ?? []
    return mates.length > 1 || mates.some(({ named }) => named) ? mates.map(({ name }) => name()).join(', ') : ''
  }
  const commanders = ships.flatMap(({ id }) => {
    const member = team?.commands(id)
    return member ? [[id, `${member.sign} ${member.name()}`] as const] : []
  })
  return { names: { first: row('first'), second: row('second') }, commanders: Object.fromEntries(commanders) }
}
