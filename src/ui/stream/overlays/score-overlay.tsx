/** The broadcast overlay of the score, and the signs for hull, shields and tokens that others show too. */
import { ofSide, shipTokenName, sideNames, t } from '../../../locale/index.ts'
import { type TokenLook, tokenLook } from '../../../looks/ship-tokens.ts'
import { Icon } from '../../parts/icon.tsx'
import { Silhouette } from '../../parts/silhouette.tsx'
import type { ShipFacts } from '../summary.ts'
import type { OverlayProps } from './overlay-page.tsx'
import { sideClass } from './side-class.ts'

const SIDES = ['first', 'second'] as const

/** Both sides with their ships, round and phase, and how the mission stands. */
export function Score({ state, names }: OverlayProps) {
  const { result, factions } = state
  return (
    <section className="kg-score">
      {SIDES.map(side => {
        const ships = state.ships.filter(ship => ship.side === side)
        const left = ships.filter(ship => ship.status === 'play').length
        return (
          <section key={side} className={`kg-side ${sideClass(side, factions)}`}>
            <h2 className="kg-side-name">
              {state.names[side] && <b className="kg-player">{state.names[side]}</b>}
              <span className="kg-faction">{sideNames(factions)(side)}</span>
              <span className="kg-left">{t('ui.air.left', { left, of: ships.length })}</span>
            </h2>
            <ul className="kg-ships">
              {ships.map(ship => (
                <Ship key={ship.id} ship={ship} name={names(ship.id)} whose={state.commanders[ship.id]} />
              ))}
            </ul>
          </section>
        )
      })}
      <section className="kg-middle">
        <p className="kg-round">
          <span>{t('ui.round')}</span> <b>{state.round || '–'}</b>
        </p>
        <p className="kg-phase">
          {result
            ? result.winner
              ? ofSide('ui.result.of', result.winner, factions)
              : t('ui.result.draw')
            : t(`phase.${state.phase}`)}
        </p>
        <p className="kg-mission">{t(`mission.${state.mission}.name`)}</p>
        {state.standing && <p className="kg-standing">{state.standing}</p>}
      </section>
    </section>
  )
}

function Ship({ ship, name, whose }: { ship: ShipFacts; name: string; whose: string | undefined }) {
  const gone = ship.status !== 'play'
  const classes = ['kg-ship', ship.active && 'kg-active', gone && 'kg-gone', gone && `kg-${ship.status}`]
  return (
    <li className={classes.filter(Boolean).join(' ')} data-ship={ship.id}>
      <span className="kg-skill">{ship.skill ?? '–'}</span>
      <Silhouette chassis={ship.chassis} />
      <span className="kg-name">
        {name}
        {whose && <small className="kg-whose"> {whose}</small>}
      </span>
      <span className="kg-values">
        {gone ? (
          <span className="kg-fate">{t(ship.status === 'fled' ? 'status.fled' : 'status.destroyed')}</span>
        ) : (
          <>
            <Value kind="hull" value={ship.hull} max={ship.maxHull} />
            {ship.maxShields > 0 && <Value kind="shield" value={ship.shields} max={ship.maxShields} />}
            <Tokens ship={ship} />
          </>
        )}
      </span>
    </li>
  )
}

type ValueProps = {
  readonly kind: 'hull' | 'shield'
  readonly value: number
  readonly max: number
  /** How many there were is told beside it, so that damage is seen. */
  readonly whole?: boolean
}

/** Hull or shields as they are. */
export function Value({ kind, value, max, whole = false }: ValueProps) {
  return (
    <span className={`kg-value kg-${kind} ${kind === 'hull' && value <= 1 ? 'kg-low' : ''}`}>
      <Icon name={kind} />
      <b>{value}</b>
      {whole && <small aria-hidden="true">/{max}</small>}
      <span className="unseen">{t(`ui.ship.${kind}`, { value, max })}</span>
    </span>
  )
}

/** Focus, evade, stress and other tokens of a ship, and its damage cards that lie face up. */
export function Tokens({ ship }: { ship: ShipFacts }) {
  return (
    <>
      <Token kind="focus" count={ship.focus} />
      <Token kind="evade" count={ship.evade} />
      <Token kind="stress" count={ship.stress} />
      {ship.tokens.map(({ token, colour, count }) => (
        <Token key={token} kind={tokenLook(token, colour).sign} count={count} name={shipTokenName(token)} />
      ))}
      <Token kind="crit" count={ship.crits} />
    </>
  )
}

/** Its sign, with the number of several; in words for those who do not see it. */
type TokenProps = { readonly kind: TokenLook['sign'] | 'crit'; readonly count: number; readonly name?: string }

function Token({ kind, count, name }: TokenProps) {
  if (count === 0) return null
  return (
    <span className={`kg-token kg-${kind}`}>
      <Icon name={kind} />
      {count > 1 && <b>{count}</b>}
      <span className="unseen">{name ?? (kind === 'crit' ? t('ui.ship.crits') : shipTokenName(kind))}</span>
    </span>
  )
}
