/** The briefing of a tour's next mission: one goal, the condition that holds, what to watch, and who flies. */
import { t } from '../../locale/index.ts'
import type { ForceEntry } from '../../rules/index.ts'
import { nextBattle } from '../../tour/setup.ts'
import { conditionOf, dataOf, type TourState } from '../../tour/state.ts'
import { usualName } from '../factions.ts'
import { HowHard } from '../menu/how-hard.tsx'
import type { Params } from '../params.ts'
import { legHardness } from './hardness.ts'
import { cardsOf, enemyOf, pilotName } from './leg-battle.ts'
import { TableTold } from './table-told.tsx'
import '../menu/briefing-words.ts'

/** A ship's cards in words, and its damage. */
function shipWords({ pilot, upgrades, damage = 0 }: ForceEntry): string {
  const cards = [t(`pilot.${pilot}`), ...upgrades.map(card => t(`upgrade.${card}.name`))].join(' + ')
  return damage > 0 ? `${cards}, ${t('ui.tour.damaged', { count: damage })}` : cards
}

/** Ships that are alike in one line. */
const counted = (ships: readonly string[]): readonly string[] =>
  [...new Set(ships)].map(one => {
    const count = ships.filter(other => other === one).length
    return count > 1 ? `${count} × ${one}` : one
  })

type Props = { readonly id: string; readonly tour: TourState; readonly params: Params }

/** What is said before a mission. */
export function LegBriefing({ id, tour, params }: Props) {
  const next = nextBattle(cardsOf(tour), tour)
  if (!next) return null
  const { mission, forces, flying } = next
  const { side } = tour
  const condition = conditionOf(dataOf(tour), tour.condition)
  const own = forces[side].map((ship, slot) =>
    t('ui.tour.ship', { pilot: pilotName(flying[slot] ?? null), card: shipWords(ship) }),
  )
  return (
    <section className="leg-briefing" aria-labelledby="tour-part">
      <p className="label">{t(`mission.${mission}.short`)}</p>
      <h2 id="tour-part" tabIndex={-1}>
        {t(`mission.${mission}.name`)}
      </h2>
      <p className="goal-line">
        <span className="label">{t('ui.tour.goal')}</span> {t(`mission.${mission}.goal.${side}`)}
      </p>
      {condition && (
        <aside className="condition" aria-label={t('ui.tour.condition')}>
          <p className="label">{t('ui.tour.condition')}</p>
          <p className="told-rule">{t(`tour.condition.${condition.id}`)}</p>
          <p>{t('ui.tour.helps', { side: usualName(condition.favours) })}</p>
        </aside>
      )}
      <HowHard hardness={legHardness(tour)} />
      <p className="story">{t(`mission.${mission}.briefing.1`)}</p>
      <p className="watch">
        <span className="label">{t('ui.tour.watch')}</span> {t(`tour.watch.${mission}.${side}`)}
      </p>
      <TableTold id={id} tour={tour} mission={mission} params={params} />
      <div className="forces">
        <div className={side}>
          <h3 className="label">{t('ui.tour.youFly')}</h3>
          <ul>
            {own.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
        <div className={enemyOf(tour)}>
          <h3 className="label">{t('ui.tour.theyFly')}</h3>
          <ul>
            {counted(forces[enemyOf(tour)].map(shipWords)).map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
