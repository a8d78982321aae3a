/** An attack in numbers: its odds, where its dice come from, and what tokens are worth in it. */
import { useMemo } from 'react'
import { decimal, t } from '../../../locale/index.ts'
import { type GameState, isPrimary, mayModify, type ShipId, termRule } from '../../../rules/index.ts'
import type { Odds as Chances } from '../../../rules/odds.ts'
import type { AttackPreview } from '../../../rules/preview.ts'
import { termText } from '../../parts/dice-terms.ts'
import { numbered } from '../../parts/numbered.ts'
import { Why } from '../../rules/why.tsx'
import { useSession } from '../context.ts'
import { type TokenWorth, tokenWorth } from './worth.ts'

type Aim = { readonly target: ShipId; readonly weapon: string }
type Props = { readonly attacker: ShipId; readonly shot: Aim; readonly view: GameState }

const percent = (share: number): string => t('ui.percent', { value: Math.round(share * 100) })

const cells = (odds: Chances) =>
  [
    ['hit', percent(odds.pHit)],
    ['damage', decimal(odds.expectedDamage, 2)],
    ['destroy', percent(odds.pDestroy)],
  ] as const

/** How an attack would be rolled, and what is to be expected of it. */
export function Odds({ attacker, shot, preview, view }: Props & { readonly preview: AttackPreview }) {
  const { engine } = useSession()
  const { odds, band, obstructed } = preview
  const weapon = engine.catalog.upgrades[shot.weapon]?.weapon
  const game = { catalog: engine.catalog, state: view, events: null }
  const attack = { step: 'attack', attacker, defender: shot.target, weapon: shot.weapon, band, obstructed }
  const barred = !mayModify(game, attack, 'focus') || !mayModify(game, attack, 'reroll')
  return (
    <span className="odds">
      <span>
        {t({ key: 'ui.attack.how', params: { weapon: shot.weapon, band } })}
        {obstructed && ` · ${t('term.obstructed')}`} ·{' '}
        {t('ui.attack.dice', { attack: preview.attackDice, defence: preview.defenceDice })}
      </span>
      {weapon?.spendsLock && <span>{t('ui.attack.spends')}</span>}
      {barred && <span>{t('ui.attack.barred')}</span>}
      <span className="odds-row">
        {cells(odds).map(([key, value]) => (
          <span key={key}>
            <b>{value}</b> {t(`ui.odds.${key}`)}
          </span>
        ))}
      </span>
    </span>
  )
}

/** In a low or narrow window the other targets, and the keys below them, need the room. */
const roomy = () => window.innerHeight > 800 && window.innerWidth > 600

/** Where the dice of an attack come from, each term with its rule. */
export function DiceFrom({ shot, preview }: { readonly shot: Aim; readonly preview: AttackPreview }) {
  const { engine } = useSession()
  const rows = [
    { dice: 'attack', terms: preview.attackTerms, total: preview.attackDice },
    { dice: 'defence', terms: preview.defenceTerms, total: preview.defenceDice },
  ] as const
  return (
    <details className="worth" open={roomy()}>
      <summary>{t('ui.attack.from')}</summary>
      <ul className="dice-from">
        {rows.map(({ dice, terms, total }) => (
          <li key={dice}>
            {t(`ui.dice.${dice}`)}: <b>{total}</b>
            <ul>
              {numbered(terms).map(({ key, index, thing: term }) => (
                <li key={key}>
                  {termText(term, index)}{' '}
                  <Why rules={[termRule(dice, term.why, isPrimary(engine.catalog, shot.weapon)) ?? []].flat()} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A token had or lost, in words. */
function worthWords(row: TokenWorth): string {
  const having = row.lost ? 'without' : 'with'
  return row.of === 'attacker'
    ? t(`ui.worth.attacker.${having}.${row.token}`)
    : t(`ui.worth.defender.${having}.${row.token}`)
}

/** The same attack with and without each token that bears on it; nothing where none does. */
export function Worth({ attacker, shot, view }: Props) {
  const { engine } = useSession()
  const { target, weapon } = shot
  const rows = useMemo(
    () => tokenWorth(engine.catalog, view, attacker, target, weapon),
    [engine, view, attacker, target, weapon],
  )
  if (rows.length === 0) return null
  return (
    <details className="worth" open={roomy()}>
      <summary>{t('ui.worth')}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {(['hit', 'damage', 'destroy'] as const).map(key => (
              <th key={key} scope="col">
                {t(`ui.odds.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={`${row.of}/${row.token}`}>
              <th scope="row">{worthWords(row)}</th>
              {cells(row.odds).map(([key, value]) => (
                <td key={key}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
