/** One entry in the list of ships: name and skill, values, tokens, cards and damage, each explained when asked. */
import { type HTMLAttributes, useId, useLayoutEffect, useRef } from 'react'
import { t } from '../../../locale/index.ts'
import type { ShipPicture } from '../../../playback/picture.ts'
import { Icon } from '../../parts/icon.tsx'
import { Silhouette } from '../../parts/silhouette.tsx'
import { useScreen, useSession } from '../context.ts'
import { DialChip, PipRow, ShipBrief } from './ship-brief.tsx'
import { Extras, ShipCards, showWhole } from './ship-extras.tsx'
import { TermKey } from './term-key.tsx'

type Props = {
  readonly ship: ShipPicture
  /** On a wide screen: the card stands beside its line. Else all of it is always there. */
  readonly open: boolean
  readonly listening: HTMLAttributes<HTMLLIElement>
}

/** Lays an open card beside its line, as far down as it has room: its neighbours keep their places. */
function useBeside(open: boolean) {
  const whole = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const card = whole.current
    const line = card?.parentElement
    const list = card?.closest('.ships')
    if (!open || !card || !line || !list) return
    const { top, height } = list.getBoundingClientRect()
    const at = Math.min(line.getBoundingClientRect().top - top, height - card.offsetHeight)
    card.style.setProperty('--at', `${Math.max(0, Math.round(at))}px`)
  }, [open])
  return whole
}

/** Everything about one ship that lies open on the table: a line, and a card that opens. */
export function ShipCard({ ship, open, listening }: Props) {
  const session = useSession()
  const { names } = session
  const selected = useScreen(state => state.selected === ship.id)
  const set = useScreen(state => state.set)
  const card = ship.pilot ? t(`pilot.${ship.pilot}`) : t(`chassis.${ship.chassis}`)
  // A pilot of a tour has a name of their own, and flies somebody's card.
  const called = session.called[ship.id]
  const name = called ?? card
  const whole = useBeside(open)
  const member = session.team?.commands(ship.id)
  const whose = member ? `${member.sign} ${member.name()} · ` : ''
  const kind = `${whose}${called ? `${card} · ` : ship.pilot ? `${t(`chassis.${ship.chassis}`)} · ` : ''}${ship.id}`
  const classes = ['ship-card', ship.side, selected && 'selected', ship.active && 'active', open && 'open']
  return (
    <li className={classes.filter(Boolean).join(' ')} data-ship-card={ship.id} {...listening}>
      <button
        type="button"
        className="ship-name"
        aria-pressed={selected}
        onClick={() => set({ selected: selected ? null : ship.id })}
        onPointerEnter={() => set({ hovered: ship.id })}
        onPointerLeave={() => set({ hovered: null })}
        onFocus={() => set({ hovered: ship.id })}
        onBlur={() => set({ hovered: null })}
      >
        <span className="skill" data-term="skill" title={t('ui.ship.skill')}>
          {ship.skill !== null && <span className="unseen">{t('ui.ship.skill')} </span>}
          {ship.skill ?? '–'}
        </span>
        <Silhouette chassis={ship.chassis} colour={ship.worn?.colour} />
        <span className="who">
          <strong>{name}</strong>
          <span>{kind}</span>
        </span>
        <ShipBrief ship={ship} sign={member?.sign} />
      </button>
      <div ref={whole} className="ship-whole">
        {/* The line says it already, to those who listen. */}
        <p className="ship-kind" aria-hidden="true">
          <strong>{name}</strong>
          <span>{kind}</span>
        </p>
        <div className="ship-values">
          <Pips kind="hull" value={ship.hull} max={ship.maxHull} />
          {ship.maxShields > 0 && <Pips kind="shield" value={ship.shields} max={ship.maxShields} />}
          <DialChip ship={ship} />
        </div>
        <ul className="tokens" aria-label={t('ui.ship.tokens')}>
          <Token term="focus" count={ship.focus} />
          <Token term="evade" count={ship.evade} />
          <Token term="stress" count={ship.stress} />
          {ship.lock && (
            <li className="token lock">
              <TermKey term="lock">
                <Icon name="target-lock" /> {ship.lock.letter}
                <span>{t('ui.ship.locks', { target: names(ship.lock.target) })}</span>
              </TermKey>
            </li>
          )}
          {ship.lockedBy.map(letter => (
            <li key={letter} className="token locked">
              <TermKey term="lock">
                <Icon name="target-lock" /> {letter}
                <span>{t('ui.ship.locked')}</span>
              </TermKey>
            </li>
          ))}
          <Extras ship={ship} />
        </ul>
        <ShipCards ship={ship} />
        {ship.crits.length > 0 && (
          <ul className="crits" aria-label={t('ui.ship.crits')}>
            {ship.crits.map((kind, index) => (
              <Crit key={`${kind}${ship.crits.indexOf(kind) === index ? '' : index}`} kind={kind} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function Pips({ kind, value, max }: { kind: 'hull' | 'shield'; value: number; max: number }) {
  const label = t(`ui.ship.${kind}`, { value, max })
  return (
    <span className={`pips ${kind} ${kind === 'hull' && value <= 1 ? 'low' : ''}`} data-term={kind} title={label}>
      <Icon name={kind} />
      <b aria-hidden="true">{value}</b>
      <span className="unseen">{label}</span>
      <PipRow kind={kind} value={value} max={max} />
    </span>
  )
}

function Token({ term, count }: { term: 'focus' | 'evade' | 'stress'; count: number }) {
  if (count === 0) return null
  return (
    <li className={`token ${term}`}>
      <TermKey term={term}>
        <Icon name={term} />
        {count > 1 && <b>{count}</b>}
        <span>{t(`token.${term}`)}</span>
      </TermKey>
    </li>
  )
}

/** A face-up damage card: its text opens on focus, hover or tap. */
function Crit({ kind }: { kind: string }) {
  const id = useId()
  return (
    <li className="crit">
      <button type="button" aria-describedby={id} onFocus={showWhole}>
        <Icon name="crit" />
        {t(`damage.${kind}.name`)}
      </button>
      <p id={id} role="tooltip">
        {t(`damage.${kind}.text`)}
      </p>
    </li>
  )
}
