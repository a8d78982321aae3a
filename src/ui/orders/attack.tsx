import { useMemo, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Refusal, ShipId } from '../../rules/index.ts'
import { type AttackPreview, previewAttack } from '../../rules/preview.ts'
import { commandOf, useAnswer, useSession, useTable } from '../battle/context.ts'
import { Option, Panel } from './panel.tsx'
import type { AskedOf } from './types.ts'

type Shot = {
  readonly target: ShipId
  readonly weapon: string
  readonly refusal: Refusal | null
  readonly preview: AttackPreview | null
}

/** Whom to shoot at: every enemy with its range and the exact odds, or why not. */
export function Attack({ asked }: { asked: AskedOf<'attack'> }) {
  const { engine, names } = useSession()
  const { view, decision } = asked
  const answer = useAnswer(asked)
  const [hovered, setHovered] = useState<ShipId | null>(null)

  const shots = useMemo((): Shot[] => {
    const ship = view.ships.find(one => one.id === decision.ship)
    const secondary = ship?.upgrades.filter(one => !one.discarded && engine.catalog.upgrades[one.card]?.weapon) ?? []
    const weapons = ['primary', ...secondary.map(one => one.card)]
    const enemies = view.ships.filter(one => one.seat !== asked.seat && one.status === 'play')
    return enemies.flatMap(({ id: target }) =>
      weapons.map(weapon => {
        const judged = engine.isLegal(view, commandOf(asked, { type: 'attack', ship: decision.ship, target, weapon }))
        const refusal = judged === true ? null : judged
        const preview = refusal ? null : previewAttack(engine.catalog, view, decision.ship, target, weapon)
        return { target, weapon, refusal, preview }
      }),
    )
  }, [engine, view, decision, asked])

  const possible = shots.filter(shot => !shot.refusal)
  const fire = (shot: Shot) => answer({ type: 'attack', ship: decision.ship, target: shot.target, weapon: shot.weapon })
  useTable({ arcs: [decision.ship], targets: possible.map(shot => shot.target), hovered }, pick => {
    const shots_ = pick?.kind === 'ship' ? possible.filter(shot => shot.target === pick.id) : []
    if (shots_[0]) fire(shots_[0])
  })

  return (
    <Panel kind="attack" title={t('ui.attack.title', { ship: names(decision.ship) })} note={t('ui.attack.note')}>
      {shots.map(shot => (
        <Option
          key={`${shot.target}/${shot.weapon}`}
          icon="target-lock"
          label={names(shot.target)}
          first={shot === possible[0]}
          refusal={shot.refusal}
          note={shot.preview && <Odds shot={shot} preview={shot.preview} />}
          onClick={() => fire(shot)}
          onHover={over => setHovered(over ? shot.target : null)}
        />
      ))}
      <Option icon="close" label={t('ui.attack.pass')} onClick={() => answer({ type: 'pass' })} />
    </Panel>
  )
}

const percent = (share: number): string => t('ui.percent', { value: Math.round(share * 100) })

function Odds({ shot, preview }: { shot: Shot; preview: AttackPreview }) {
  const { odds } = preview
  const cells = [
    ['hit', percent(odds.pHit)],
    ['damage', odds.expectedDamage.toFixed(2)],
    ['destroy', percent(odds.pDestroy)],
  ] as const
  return (
    <span className="odds">
      <span>
        {t({ key: 'ui.attack.how', params: { weapon: shot.weapon, band: preview.band } })}
        {preview.obstructed && ` · ${t('term.obstructed')}`} ·{' '}
        {t('ui.attack.dice', { attack: preview.attackDice, defence: preview.defenceDice })}
      </span>
      <span className="odds-row">
        {cells.map(([key, value]) => (
          <span key={key}>
            <b>{value}</b> {t(`ui.odds.${key}`)}
          </span>
        ))}
      </span>
    </span>
  )
}
