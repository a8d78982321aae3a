/** In the list of ships, under the name of a side that is shared: its members, who leads it, and who has nothing left to fly. */
import { t } from '../../../locale/index.ts'
import type { Side } from '../../../rules/index.ts'
import { usePicture, useSession } from '../context.ts'
import { called } from './heard.ts'
import './english.ts'
import './together.css'

/** The members of a side in the order agreed: the first with a ship left leads (TEAM-7), who has none watches (TEAM-9). Nothing where the side has one. */
export function Roster({ side }: { readonly side: Side }) {
  const { team, squads } = useSession()
  const { ships, round } = usePicture()
  if (!team?.shares(side)) return null
  const there = (id: string) =>
    ships.some(one => one.id === id && one.status === 'play') || (round === 0 && squads.some(one => one.id === id))
  const ids = new Set([...ships, ...squads].map(({ id }) => id))
  const flies = (player: string) => [...ids].some(id => there(id) && team.commands(id)?.id === player)
  const mates = team.members.filter(one => one.side === side)
  const leader = mates.find(({ id }) => flies(id)) ?? mates[0]
  return (
    <ul className="roster">
      {mates.map(member => (
        <li key={member.id} className={flies(member.id) ? undefined : 'watching'}>
          {called(member)}
          {member === leader && <small>{t('ui.team.leads')}</small>}
          {!flies(member.id) && <small>{t('ui.team.watches')}</small>}
        </li>
      ))}
    </ul>
  )
}
