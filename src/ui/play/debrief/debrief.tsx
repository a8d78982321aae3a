/** The debriefing after a battle, put together from its parts, and the ways on in the campaign. */
import { type ReactNode, useContext, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { medalRules } from '../../../match/medals.ts'
import { opponent } from '../../../rules/index.ts'
import { missionAfter } from '../../campaign/campaign-missions.ts'
import { useLessons } from '../../campaign/lessons/lesson-progress.ts'
import { WaysContext } from '../../campaign/ways-on.ts'
import { dailyKind } from '../../daily/ids.ts'
import { freshSeed } from '../../menu/fresh-seed.ts'
import { usePlaying, useScreen, useSession, useSideName } from '../context.ts'
import { Rounds } from '../film/rewind.tsx'
import { loneSide, medalFor, tallyFor, thinksLess } from './debrief-summary.ts'
import { Faces } from './faces.tsx'
import { Fair } from './fair.tsx'
import { Luck } from './luck.tsx'
import { MedalIcon, MedalList } from './medal.tsx'
import { Numbers, type Shown } from './totals.tsx'
import './debrief.css'
import './compared.css'
import '../../campaign/english.ts'

/** A fold of the story. Where it goes to another place as it opens or shuts, it stays in sight. */
function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details
      onToggle={({ currentTarget }) => {
        const seen = currentTarget.open ? currentTarget : currentTarget.querySelector('summary')
        seen?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary className="label">{title}</summary>
      {children}
    </details>
  )
}

/** The story of a battle in numbers: medal, luck, both sides beside each other; in folds the dice, other ways it could go, and the check of the dice. */
export function Debrief() {
  const session = useSession()
  const playing = usePlaying()
  const kept = useScreen(state => state.kept)
  const nameOf = useSideName()
  const [tally] = useState(() => tallyFor(session))
  if (!tally) return null
  const own = loneSide(session)
  const first = own ?? 'first'
  const second = opponent(first)
  const sides: readonly [Shown, Shown] = [
    { label: own ? t('ui.debrief.own') : nameOf(first), tone: first, tally: tally.sides[first] },
    { label: own ? t('ui.debrief.enemy') : nameOf(second), tone: second, tally: tally.sides[second] },
  ]
  const points = playing?.setup.points ?? 0
  const medal = medalFor(session, tally)
  const day = playing && dailyKind(playing.keeping.id, playing.setup)
  const won = own !== null && playing?.match.state.result?.winner === own
  return (
    <section className="debrief" aria-label={t('ui.debrief')}>
      {day && <p>{t(`ui.debrief.daily.${day}`)}</p>}
      {own && playing && !playing.setup.forces && medalRules(playing.setup.mission, own, points) && (
        <section aria-label={t('ui.medal')}>
          <p className="medal-line">
            <MedalIcon medal={medal} />
            <strong>{t(`ui.medal.${medal ?? 'none'}`)}</strong>
          </p>
          {thinksLess(playing.setup) && <p className="panel-note">{t('ui.medal.lowered')}</p>}
          <Fold title={t('ui.medal')}>
            <MedalList
              mission={playing.setup.mission}
              side={own}
              points={points}
              outcome={{ tally, won, rewinds: playing.match.rewinds }}
            />
          </Fold>
        </section>
      )}
      <section aria-label={t('ui.debrief.luck')}>
        <Luck sides={sides} own={own !== null} />
      </section>
      <section>
        <Numbers sides={sides} label={t('ui.debrief.what')} />
        <p className="panel-note">{t('ui.debrief.expected.note')}</p>
      </section>
      <Fold title={t('ui.debrief.dice')}>
        <Faces sides={sides} />
      </Fold>
      {playing?.undo() && (
        <Fold title={t('ui.debrief.retry')}>
          <p className="panel-note">{t('ui.debrief.retry.note')}</p>
          <Rounds />
        </Fold>
      )}
      <Fold title={t('ui.dice.fair')}>
        <Fair />
      </Fold>
      {own && kept === 'memory' && <p className="panel-note">{t('ui.debrief.unkept')}</p>}
    </section>
  )
}

/** Where to go from a mission of the campaign: on to the next one if it was won, and back to the flight path; from the first battle that a newcomer won to a tour. */
export function WaysOn({ won }: { won: boolean }) {
  const playing = usePlaying()
  const setup = playing?.setup
  const ways = useContext(WaysContext)
  const newcomer = useLessons(state => state.battles === 1)
  if (ways && setup?.tour)
    return (
      <button type="button" className="key primary large" data-next onClick={() => ways.onTour()}>
        {t('ui.debrief.toTour')}
      </button>
    )
  if (ways && playing && dailyKind(playing.keeping.id, playing.setup))
    return (
      <button type="button" className="key large primary" onClick={ways.onDaily}>
        {t('ui.daily')}
      </button>
    )
  const tour = ways && won && newcomer && (
    <button type="button" className="key" title={t('ui.tour.note')} onClick={() => ways.onTour()}>
      {t('ui.tour')}
    </button>
  )
  if (!ways || !setup || setup.forces || !medalRules(setup.mission, 'first', 0)) return tour
  // The veteran version of the next mission may not be open yet.
  const next = setup.points ? null : missionAfter(setup.mission)
  const { squads, think, ...rest } = setup
  return (
    <>
      {won && next && (
        <button
          type="button"
          className="key large"
          data-next
          onClick={() =>
            ways.onStart({ kind: 'battle', briefing: true, setup: { ...rest, mission: next.id, seed: freshSeed() } })
          }
        >
          {t('ui.debrief.nextMission')}
        </button>
      )}
      <button type="button" className="key" onClick={() => ways.onCampaign(won && next ? next.id : setup.mission)}>
        {t('ui.debrief.toCampaign')}
      </button>
      {tour}
    </>
  )
}
