/** The campaign as a way from mission to mission: what is won, open or locked, and by which medals. */
import type { ReactNode } from 'react'
import { t } from '../../locale/index.ts'
import { VETERAN_POINTS } from '../../match/medals.ts'
import { medalFor, type Stage } from '../../saves/progress.ts'
import type { BattleResult } from '../../saves/record.ts'
import { usualName } from '../factions.ts'
import { Icon } from '../parts/icon.tsx'
import { MedalIcon } from '../play/debrief/medal.tsx'

const SIDES = ['first', 'second'] as const

type Props = {
  readonly stages: readonly Stage[]
  readonly results: readonly BattleResult[]
  readonly chosen: string
  readonly onChoose: (mission: string) => void
  /** What stands at the end of the way. */
  readonly children: ReactNode
}

/** The missions along their way, each with what was earned there. */
export function FlightPath({ stages, results, chosen, onChoose, children }: Props) {
  return (
    <nav className="flight-path" aria-label={t('ui.campaign.path')}>
      <ol>
        {stages.map(({ mission, open, won }) => (
          <li key={mission} className={won ? 'won' : open ? 'open' : 'locked'}>
            <span className="leg" aria-hidden="true" />
            <button
              type="button"
              aria-current={mission === chosen ? 'step' : undefined}
              onClick={() => onChoose(mission)}
            >
              <span className="label">
                {t(`mission.${mission}.short`)}
                {' · '}
                {t(won ? 'ui.campaign.won' : open ? 'ui.campaign.next' : 'ui.campaign.locked')}
              </span>
              <strong>
                {!open && <Icon name="lock" />} {t(`mission.${mission}.name`)}
              </strong>
              <span className="earned">
                {SIDES.map(side => (
                  <Earned key={side} side={side} mission={mission} results={results} />
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  )
}

/** The best medals of a side: in the mission as printed, and in the veteran version if there is one. */
function Earned({
  side,
  mission,
  results,
}: { side: (typeof SIDES)[number]; mission: string } & Pick<Props, 'results'>) {
  const printed = medalFor(results, mission, side, 0)
  const veteran = medalFor(results, mission, side, VETERAN_POINTS)
  const words = (medal: typeof printed) =>
    t('ui.medal.of', { side: usualName(side), medal: t(`ui.medal.${medal ?? 'none'}`) })
  return (
    <span className={side}>
      <span aria-hidden="true">{usualName(side)}</span>
      <MedalIcon medal={printed} label={words(printed)} />
      {veteran && <MedalIcon medal={veteran} label={`${t('ui.campaign.veteran')}, ${words(veteran)}`} />}
    </span>
  )
}
