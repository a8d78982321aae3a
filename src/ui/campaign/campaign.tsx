/** The campaign’s screen, and the page of statistics beside it. */
import { useState } from 'react'
import { t } from '../../locale/index.ts'
import { VETERAN_POINTS } from '../../match/medals.ts'
import { campaignOf } from '../../saves/progress.ts'
import { USUAL_LEVEL } from '../levels.ts'
import { Briefing } from '../menu/briefing.tsx'
import type { BattleRequest } from '../menu/types.ts'
import type { Params } from '../params.ts'
import { Best } from './best-results.tsx'
import { CAMPAIGN } from './campaign-missions.ts'
import { FlightPath } from './flight-path.tsx'
import { Fly, type Version } from './fly.tsx'
import { choose, useChoices } from './last-choices.ts'
import { MoreMissions } from './more-missions.tsx'
import { Statistics } from './statistics.tsx'
import { useRecord } from './use-record.ts'
import './campaign.css'
import './records.css'
import '../play/debrief/debrief.css'
import '../play/debrief/compared.css'
import './english.ts'
import { PageKeys } from '../parts/page-keys.tsx'

type Props = {
  /** The mission to begin with; null: the first that is not won yet. */
  readonly mission: string | null
  /** The page to begin with. */
  readonly page: 'campaign' | 'more'
  readonly levels: readonly string[]
  readonly usual: string
  readonly params: Params
  readonly onStart: (request: BattleRequest) => void
  /** To the tours of duty. */
  readonly onTour: () => void
  readonly onBack: () => void
}

const PAGES = ['campaign', 'more', 'record'] as const

/** The campaign: three missions in order, what was reached in each; our own missions, and the numbers of all battles on a page of their own. */
export function CampaignScreen(props: Props) {
  const [page, setPage] = useState<(typeof PAGES)[number]>(props.page)
  const kept = useRecord()
  return (
    <main className="campaign" tabIndex={-1} aria-busy={!kept.store}>
      <header>
        <h1>{t(`ui.${page}`)}</h1>
        <nav aria-label={t('ui.campaign.pages')}>
          <PageKeys pages={PAGES} page={page} wordsOf={one => t(`ui.${one}`)} onTurn={setPage} />
          <button type="button" className="key" title={t('ui.tour.note')} onClick={props.onTour}>
            {t('ui.tour')}
          </button>
        </nav>
      </header>
      {!kept.store ? (
        <p aria-live="polite">{t('ui.campaign.loading')}</p>
      ) : page === 'record' ? (
        <Statistics store={kept.store} results={kept.results} look={kept.look} onBack={props.onBack} />
      ) : page === 'more' ? (
        <MoreMissions {...props} results={kept.results} />
      ) : (
        <Missions {...props} results={kept.results} />
      )}
    </main>
  )
}

function Missions({
  mission,
  levels,
  usual,
  params,
  onStart,
  onBack,
  results,
}: Props & Pick<ReturnType<typeof useRecord>, 'results'>) {
  const openAll = useChoices(state => state.openAll)
  const stages = campaignOf(
    results,
    CAMPAIGN.map(({ id }) => id),
    openAll,
  )
  const first = stages.find(stage => stage.mission === mission) ?? stages.find(stage => !stage.won) ?? stages[0]!
  const [chosen, setChosen] = useState(first.mission)
  const [version, setVersion] = useState<Version>('printed')
  const stage = stages.find(one => one.mission === chosen) ?? first
  const entry = CAMPAIGN.find(({ id }) => id === stage.mission) ?? CAMPAIGN[0]!
  const points = version === 'veteran' ? VETERAN_POINTS : 0
  return (
    <>
      <FlightPath stages={stages} results={results} chosen={chosen} onChoose={setChosen}>
        <label className="switch open-all" title={t('ui.campaign.openAll.note')}>
          <input type="checkbox" checked={openAll} onChange={event => choose({ openAll: event.target.checked })} />
          {t('ui.campaign.openAll')}
        </label>
      </FlightPath>
      <div className="mission">
        <div>
          <Briefing mission={entry} points={points} level={2} />
          <Best results={results} mission={stage.mission} points={points} levels={levels} />
        </div>
        <Fly
          key={stage.mission}
          stage={stage}
          version={version}
          onVersion={setVersion}
          levels={levels}
          usual={results.some(({ outcome }) => outcome === 'won') ? usual : USUAL_LEVEL.first}
          params={params}
          onStart={onStart}
          onBack={onBack}
        />
      </div>
    </>
  )
}
