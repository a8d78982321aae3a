/** The place for orders: which panel belongs to which question, and what stands there when none is asked. */
import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { t } from '../../../locale/index.ts'
import type { PlayerKind } from '../../../rules/index.ts'
import { lessonNumber } from '../../campaign/lessons/lesson-progress.ts'
import { Icon } from '../../parts/icon.tsx'
import { Asked as AskedFor, Later } from '../../parts/later.tsx'
import { lazy } from '../../parts/lazy.ts'
import { useReviewing } from '../../watch/replays/reviewing.ts'
import { type Asked, useAsked, usePicture, useSession } from '../context.ts'
import { useFirstAsked } from '../first-asked.ts'
import type { Again } from '../session/rematch.ts'
import { setupOf } from '../session/session.ts'
import { Action } from './action.tsx'
import { Dials } from './dials.tsx'
import { ChooseEdge } from './edge.tsx'
import { ChooseInitiative } from './initiative.tsx'
import { PickManoeuvre } from './manoeuvre.tsx'
import { Order } from './order.tsx'
import { Effect, PickCard, PickShip, PlaceShip, Reinforce } from './simple.tsx'
import { PlaceToken } from './token.tsx'
import type { AskedOf } from './types.ts'
import { UndoKey } from './undo.tsx'

// What comes with the end, and nobody looks back before it.
const Result = lazy(() => import('../result.tsx').then(module => ({ default: module.Result })))
const Review = lazy(() => import('../../watch/replays/review.tsx').then(module => ({ default: module.Review })))
const fight = () => import('./fight.ts')
const Attack = lazy(() => fight().then(module => ({ default: module.Attack })))
const Modify = lazy(() => fight().then(module => ({ default: module.Modify })))
const PickSlide = lazy(() => fight().then(module => ({ default: module.PickSlide })))
const PickSpot = lazy(() => fight().then(module => ({ default: module.PickSpot })))

/** What the player is asked now; while the film is behind or the computer thinks, what is going on. */
export function Orders({ onAgain, onMenu }: { onAgain: Again | null; onMenu: () => void }) {
  const session = useSession()
  const { film, mode } = session
  const reviewed = useReviewing(session)
  const asked = useAsked()
  const picture = usePicture()
  const stands = useFirstAsked()
  useEffect(() => {
    if (stands && mode === 'play') for (const late of [Attack, Modify, PickSlide, PickSpot, Result]) void late.ahead()
  }, [stands, mode])
  if (reviewed && !asked)
    return (
      <Later>
        <Review />
      </Later>
    )
  // A lesson has an end of its own.
  if (picture.result && lessonNumber(setupOf(session)?.mission)) return null
  if (picture.result)
    return (
      <AskedFor>
        <Result result={picture.result} onAgain={onAgain} onMenu={onMenu} />
      </AskedFor>
    )
  if (asked?.reached) {
    const key = `${asked.player}/${keyOf(asked)}`
    const { team } = session
    const question = <Question key={key} asked={asked} />
    return team ? <team.Table asked={asked}>{question}</team.Table> : question
  }
  if (mode !== 'play') return null
  const behind = film.clock.t < film.timeline.duration
  return (
    <section className="panel idle" aria-label={t('ui.orders')} data-panel="idle">
      <p aria-live="polite">{t(asked ? 'ui.idle.behind' : behind ? 'ui.idle.watch' : 'ui.idle.thinking')}</p>
      {asked && <BackToMe />}
      <UndoKey />
    </section>
  )
}

/** Leads on to what is asked. Whoever stepped back from it by key has the focus here. */
function BackToMe() {
  const { film } = useSession()
  usePicture()
  const { playing } = film.clock
  const key = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!playing && document.activeElement === document.body) key.current?.focus({ preventScroll: true })
  }, [playing])
  return (
    <button ref={key} type="button" className="key large" onClick={() => film.skip()}>
      <Icon name="skip" /> {t('ui.film.skipToMe')}
    </button>
  )
}

/** The dials of a round are one panel; every other decision is one of its own. */
const keyOf = (asked: Asked): string =>
  asked.decision.kind === 'dial' ? `dials/${asked.view.round}` : `${asked.decision.kind}/${asked.decision.at}`

/** The panel of each question that a player is asked. */
const PANELS: { readonly [K in PlayerKind]: ComponentType<{ readonly asked: AskedOf<K> }> } = {
  place: PlaceShip,
  reinforce: Reinforce,
  token: PlaceToken,
  edge: ChooseEdge,
  initiative: ChooseInitiative,
  ship: PickShip,
  dial: Dials,
  order: Order,
  manoeuvre: PickManoeuvre,
  slide: PickSlide,
  action: Action,
  attack: Attack,
  modify: Modify,
  effect: Effect,
  card: PickCard,
  spot: PickSpot,
}

function Question({ asked }: { asked: Asked }) {
  const Panel = PANELS[asked.decision.kind as PlayerKind] as ComponentType<{ readonly asked: Asked }> | undefined
  return (
    Panel && (
      <Suspense>
        <Panel asked={asked} />
      </Suspense>
    )
  )
}
