import { useMemo, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { LineMark } from '../../playback/marks.ts'
import { type Catalog, type GameState, measureAttack, type Refusal, type ShipId } from '../../rules/index.ts'
import { type AttackPreview, previewAttack } from '../../rules/preview.ts'
import { commandOf, useAnswer, useSession, useTable } from '../battle/context.ts'
import { Option, Panel } from './panel.tsx'
import type { AskedOf } from './types.ts'

type Shot = {
  readonly id: string
  readonly target: ShipId
  readonly weapon: string
  readonly refusal: Refusal | null
  readonly preview: AttackPreview | null
}

/** Whom to shoot at: every enemy with its range and the exact odds, or why not. One is aimed at first, then fired at. */
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
        return { id: `${target}/${weapon}`, target, weapon, refusal, preview }
      }),
    )
  }, [engine, view, decision, asked])

  const possible = shots.filter(shot => !shot.refusal)
  const [aimed, setAimed] = useState(possible[0]?.id ?? null)
  const shot = possible.find(one => one.id === aimed) ?? null
  const frame = [decision.ship, ...possible.map(one => one.target)]
  const line = useMemo(() => lineOf(engine.catalog, view, decision.ship, shot), [engine, view, decision.ship, shot])
  useTable(
    { arcs: [decision.ship], targets: shot ? [shot.target] : [], hovered, lines: line ? [line] : [], frame },
    // Picking the same ship again goes on to its next weapon.
    pick => {
      if (pick?.kind !== 'ship') return
      const there = possible.filter(one => one.target === pick.id)
      const next = there[(there.findIndex(one => one.id === aimed) + 1) % Math.max(1, there.length)]
      if (next) setAimed(next.id)
    },
  )

  return (
    <Panel kind="attack" title={t('ui.attack.title', { ship: names(decision.ship) })} note={t('ui.attack.note')}>
      {shots.map(one => (
        <Option
          key={one.id}
          icon="target-lock"
          label={names(one.target)}
          pressed={one.refusal ? undefined : one === shot}
          refusal={one.refusal}
          note={one.preview && <Odds shot={one} preview={one.preview} />}
          onClick={() => setAimed(one.id)}
          onHover={over => setHovered(over ? one.target : null)}
        />
      ))}
      {shot && (
        <button
          type="button"
          className="key primary large"
          data-first
          data-fire
          onClick={() => answer({ type: 'attack', ship: decision.ship, target: shot.target, weapon: shot.weapon })}
        >
          {t('ui.attack.fire', { target: names(shot.target) })}
        </button>
      )}
      <Option
        icon="close"
        label={t('ui.attack.pass')}
        first={possible.length === 0}
        onClick={() => answer({ type: 'pass' })}
      />
    </Panel>
  )
}

/** The ruler from the attacker to what is aimed at. */
function lineOf(catalog: Catalog, view: GameState, attacker: ShipId, shot: Shot | null): LineMark | null {
  const from = view.ships.find(one => one.id === attacker)
  const to = view.ships.find(one => one.id === shot?.target)
  if (!shot?.preview || !from || !to) return null
  const segment = measureAttack({ catalog, state: view, events: null }, from, to)?.segments[0]
  return segment ? { from: segment.from, to: segment.to, band: shot.preview.band, tone: 'maybe' } : null
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
