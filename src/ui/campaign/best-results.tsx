/** The table of what was reached in one mission so far. */
import { factionName, t } from '../../locale/index.ts'
import { bestOf } from '../../saves/progress.ts'
import type { BattleResult } from '../../saves/record.ts'
import { factionInk, usualOf } from '../factions.ts'
import { MedalIcon } from '../play/debrief/medal.tsx'

type Props = {
  /** Of which set; of the box, where none is named. */
  readonly set?: string
  readonly results: readonly BattleResult[]
  readonly mission: string
  readonly points: number
  readonly levels: readonly string[]
}

/** The best results of a mission, by faction and level. */
export function Best({ set, results, mission, points, levels }: Props) {
  const rows = bestOf(results, mission, points, levels, usualOf(set), set)
  return (
    <section className="best" aria-labelledby="best-title">
      <h2 id="best-title" className="label">
        {t('ui.campaign.best')}
      </h2>
      {rows.length === 0 ? (
        <p className="panel-note">{t('ui.campaign.best.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {(['side', 'level', 'won', 'rounds', 'medal'] as const).map(column => (
                <th key={column} scope="col">
                  {t(`ui.campaign.best.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ faction, level, won, battles, rounds, medal }) => (
              <tr key={`${faction}/${level}`}>
                <th scope="row" style={factionInk(faction)}>
                  {factionName(faction)}
                </th>
                <td>{t(`level.${level}`)}</td>
                <td>{t('ui.campaign.best.wonOf', { won, battles })}</td>
                <td>{rounds === null ? '–' : t('ui.campaign.best.roundsOf', { count: rounds })}</td>
                <td>
                  <MedalIcon medal={medal} label={t(`ui.medal.${medal ?? 'none'}`)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
