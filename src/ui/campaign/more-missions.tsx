/** The page of our own missions: none is the publisher’s, and each can be flown from either side. */
import { useState } from 'react'
import { inSet, sideNames, t } from '../../locale/index.ts'
import { medalFor } from '../../saves/progress.ts'
import type { BattleResult } from '../../saves/record.ts'
import { sideInks, usualOf } from '../factions.ts'
import { Briefing } from '../menu/briefing.tsx'
import type { BattleRequest } from '../menu/types.ts'
import type { Params } from '../params.ts'
import { SetWait } from '../parts/set-wait.tsx'
import { useSet } from '../parts/use-set.ts'
import { MedalIcon } from '../play/debrief/medal.tsx'
import { Best } from './best-results.tsx'
import { OWN, OWN_SET } from './campaign-missions.ts'
import { FlyOwn } from './fly-own.tsx'

const SIDES = ['first', 'second'] as const

type Props = {
  readonly results: readonly BattleResult[]
  readonly levels: readonly string[]
  readonly usual: string
  readonly params: Params
  readonly onStart: (request: BattleRequest) => void
  readonly onBack: () => void
}

/** The missions of our own, once their set is there. */
export function MoreMissions(props: Props) {
  const { came, again } = useSet(OWN_SET)
  const [chosen, setChosen] = useState(OWN[0]!.id)
  const entry = OWN.find(({ id }) => id === chosen) ?? OWN[0]!
  if (came !== 'here') return <SetWait came={came} again={again} onBack={props.onBack} />
  const { results, levels } = props
  return (
    <>
      <p className="panel-note own-note">{t('ui.more.note')}</p>
      <nav className="flight-path apart" aria-label={t('ui.more')} style={sideInks(usualOf(OWN_SET))}>
        <ol>
          {OWN.map(({ id }) => (
            <li key={id} className="open">
              <button type="button" aria-current={id === chosen ? 'step' : undefined} onClick={() => setChosen(id)}>
                <span className="label">{inSet(OWN_SET, () => t(`mission.${id}.short`))}</span>
                <strong>{inSet(OWN_SET, () => t(`mission.${id}.name`))}</strong>
                <span className="earned">
                  {SIDES.map(side => (
                    <Earned key={side} mission={id} side={side} results={results} />
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="mission">
        <div>
          <Briefing set={OWN_SET} mission={entry} points={0} level={2} />
          <Best set={OWN_SET} results={results} mission={chosen} points={0} levels={levels} />
        </div>
        <FlyOwn {...props} key={chosen} mission={chosen} />
      </div>
    </>
  )
}

function Earned({
  mission,
  side,
  results,
}: { readonly mission: string; readonly side: (typeof SIDES)[number] } & Pick<Props, 'results'>) {
  const medal = medalFor(results, mission, side, 0, OWN_SET)
  const name = inSet(OWN_SET, () => sideNames(usualOf(OWN_SET))(side))
  return (
    <span className={side}>
      <span aria-hidden="true">{name}</span>
      <MedalIcon medal={medal} label={t('ui.medal.of', { side: name, medal: t(`ui.medal.${medal ?? 'none'}`) })} />
    </span>
  )
}
