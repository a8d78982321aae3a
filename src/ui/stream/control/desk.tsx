/** The control panel: drives a battle in another tab of the same browser, and the overlays with it. */
import { cardName, has, type Names, sideNames, t } from '../../../locale/index.ts'
import { Silhouette } from '../../parts/silhouette.tsx'
import '../../play/english.ts'
import '../../watch/demos/english.ts'
import '../overlays/english.ts'
import type { Member } from '../channel.ts'
import type { Summary } from '../summary.ts'
import { useAir } from '../use-air.ts'
import { useNames } from '../use-names.ts'
import './control.css'
import { useDeskCommands } from './desk-commands.ts'
import { FilmDesk } from './film-desk.tsx'
import { Bay, DeskKey, type DeskProps } from './parts.tsx'
import { MomentDesk, ShowDesk, ViewDesk } from './view-desk.tsx'
import { WordsDesk } from './words-desk.tsx'

const SIDES = ['first', 'second'] as const

/** The desk: film, camera, table, overlays, and who is connected. */
export function ControlPage() {
  const { state, battle, members, command } = useAir('control', '')
  const names = useNames(state)
  useDeskCommands(state, command)
  return (
    <main className="desk" tabIndex={-1} data-on={state ? 'true' : 'false'}>
      <header className="desk-head">
        <p className="wordmark">Koiogran</p>
        <h1>{t('ui.air.title')}</h1>
        <p className={state ? 'lamp lit' : 'lamp'} role="status">
          <i aria-hidden="true" />
          {state ? t('ui.air.on', { mission: cardName(state.mission), round: state.round }) : t('ui.air.none')}
        </p>
      </header>
      <div className="bays">
        <FilmDesk state={state} command={command} names={names} />
        <Monitor state={state} names={names} />
        <ViewDesk state={state} command={command} names={names} />
        <ShowDesk state={state} command={command} />
        <WordsDesk state={state} command={command} />
        <MomentDesk state={state} command={command} />
        <Connected members={members} air={battle?.id ?? null} command={command} />
      </div>
    </main>
  )
}

/** What is seen now, in words. */
function Monitor({ state, names }: { state: Summary | null; names: Names }) {
  return (
    <Bay name="monitor-bay" title={t('ui.air.monitor')}>
      {state ? (
        <>
          <p className="monitor-now">
            <b>{t('ui.air.moment', { round: state.round, phase: t(`phase.${state.phase}`) })}</b>
            {state.standing && <span>{state.standing}</span>}
          </p>
          <p className="monitor-caption">{state.caption ? t(state.caption, { name: names }) : '–'}</p>
          <div className="monitor-sides">
            {SIDES.map(side => (
              <ul key={side} data-side={side} aria-label={sideNames(state.factions)(side)}>
                {state.ships
                  .filter(ship => ship.side === side)
                  .map(ship => (
                    <li key={ship.id} data-status={ship.status}>
                      <Silhouette chassis={ship.chassis} />
                      <span>{names(ship.id)}</span>
                      <small>
                        {ship.status === 'play'
                          ? t('ui.air.values', { hull: ship.hull, shields: ship.shields })
                          : t(ship.status === 'fled' ? 'status.fled' : 'status.destroyed')}
                      </small>
                    </li>
                  ))}
              </ul>
            ))}
          </div>
        </>
      ) : (
        <p className="panel-note">{t('ui.air.none.how')}</p>
      )}
    </Bay>
  )
}

type ConnectedProps = { readonly members: readonly Member[]; readonly air: string | null } & Pick<DeskProps, 'command'>

/** The time of day of a moment, which tells battles of one name apart. */
const clockOf = (moment: number): string =>
  new Date(moment).toLocaleTimeString(document.documentElement.lang || 'en', { timeStyle: 'medium' })

/** What an overlay on the channel shows; as it calls itself if this page knows no such overlay. */
function pageName(what: string): string {
  const key = `ui.air.page.${what}`
  return has(key) ? t(key) : what
}

/** Who is on the channel: battles – one of them on the air –, each with when it came or was put there, overlays, other panels. */
function Connected({ members, air, command }: ConnectedProps) {
  const say = ({ role, what }: Member): string =>
    role === 'battle'
      ? t('ui.air.member.battle', { mission: cardName(what) })
      : role === 'overlay'
        ? t('ui.air.member.overlay', { overlay: pageName(what) })
        : t('ui.air.member.control')
  const order = { battle: 0, overlay: 1, control: 2 } as const
  const sorted = [...members].sort((a, b) => order[a.role] - order[b.role] || (a.id < b.id ? -1 : 1))
  return (
    <Bay name="connected-bay" title={t('ui.air.connected')}>
      <ul className="connected">
        {sorted.map(member => (
          <li key={member.id} data-member={member.role}>
            <span className={member.id === air ? 'lamp lit' : 'lamp'}>
              <i aria-hidden="true" />
              {say(member)}
              {member.role === 'battle' && <small>{clockOf(member.since)}</small>}
            </span>
            {member.role === 'battle' && member.id !== air && (
              <DeskKey label={t('ui.air.put')} onPress={() => command({ v: 2, verb: 'air' }, member.id)} />
            )}
          </li>
        ))}
        {sorted.length === 0 && <li className="panel-note">{t('ui.air.alone')}</li>}
      </ul>
    </Bay>
  )
}
