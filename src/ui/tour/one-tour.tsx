/** One tour: its map, and the page of it that is read now. */
import { useEffect, useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { KeptBattle } from '../../saves/kept.ts'
import { legBattle } from '../../saves/kept.ts'
import { isOver, type TourState } from '../../tour/state.ts'
import { filmOf, resume } from '../menu/battles/resume.ts'
import type { BattleRequest } from '../menu/types.ts'
import type { Params } from '../params.ts'
import { PageKeys } from '../parts/page-keys.tsx'
import { LegBriefing } from './briefing.tsx'
import { Debriefing } from './debriefing.tsx'
import { Hangar } from './hangar.tsx'
import { keptBattle, legSetup } from './leg-battle.ts'
import { Route } from './route.tsx'
import type { ShownTour } from './use-tours.ts'

const PAGES = ['debriefing', 'hangar', 'briefing'] as const
type Page = (typeof PAGES)[number]

type Props = {
  readonly shown: ShownTour
  readonly params: Params
  /** One comes from a film that its debriefing shows. */
  readonly debriefed: boolean
  /** The flat board is wanted in the place of 3D; nothing is to move by itself. */
  readonly flat: boolean
  readonly calm: boolean
  readonly onStart: (request: BattleRequest) => void
  readonly onChange: (tour: TourState) => void
  readonly onAnother: () => void
}

/** After a battle its debriefing comes first, before the first mission the briefing. */
const firstPage = ({ tour, fresh, begun }: ShownTour): Page =>
  isOver(tour) || fresh ? 'debriefing' : begun || tour.leg === 0 ? 'briefing' : 'hangar'

/** The pages of a tour, and the ways between them. */
export function OneTour({ shown, params, debriefed, flat, calm, onStart, onChange, onAnother }: Props) {
  const { id, tour, begun } = shown
  const over = isOver(tour)
  const pages = PAGES.filter(one => (one === 'debriefing' ? tour.leg > 0 : !over))
  const [page, setPage] = useState<Page>(() => (debriefed ? 'debriefing' : firstPage(shown)))
  const [battle, setBattle] = useState<KeptBattle | null>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    let left = false
    if (tour.leg > 0) void keptBattle(id, tour.leg - 1).then(found => !left && setBattle(found))
    return () => {
      left = true
    }
  }, [id, tour.leg])
  const whole = useRef<HTMLDivElement>(null)
  const turned = useRef(false)
  useEffect(() => {
    // Whoever turned a page goes on at its head.
    if (turned.current) whole.current?.querySelector<HTMLElement>('#tour-part')?.focus()
    turned.current = false
  })
  const turn = (to: Page) => {
    turned.current = true
    setPage(to)
  }
  const fly = async () => {
    if (!begun) return onStart({ kind: 'battle', setup: legSetup(shown) })
    const attempt = await resume(legBattle({ id, leg: tour.leg }))
    if (attempt === 'elsewhere') setTrouble(t('ui.tour.elsewhere'))
    else if ('trouble' in attempt) setTrouble(attempt.trouble)
    else onStart(attempt.request)
  }
  /** One key leads on, always at the same place. */
  const onward = over
    ? { words: t('ui.tour.another'), run: onAnother }
    : page === 'debriefing'
      ? { words: t('ui.tour.toHangar'), run: () => turn('hangar') }
      : page === 'hangar'
        ? { words: t('ui.tour.toBriefing'), run: () => turn('briefing') }
        : { words: t(begun ? 'ui.tour.resume' : 'ui.tour.fly'), run: () => void fly() }
  return (
    <div ref={whole} className="one-tour">
      <Route tour={tour} />
      <div className="tour-pages">
        {pages.length > 1 && (
          <nav aria-label={t('ui.tour')}>
            <PageKeys pages={pages} page={page} wordsOf={one => t(`ui.tour.${one}`)} onTurn={turn} />
          </nav>
        )}
        <button type="button" className="key primary large" onClick={onward.run}>
          {onward.words}
        </button>
        <p className="why" role="status">
          {trouble}
        </p>
      </div>
      {page === 'debriefing' ? (
        <Debriefing
          tour={tour}
          battle={battle}
          onFilm={film => {
            if (battle)
              onStart({ ...filmOf(battle, t(`mission.${battle.setup.mission}.name`)), ofTour: { id, ...film } })
          }}
        />
      ) : page === 'hangar' ? (
        <Hangar tour={tour} onChange={onChange} flat={flat} calm={calm} />
      ) : (
        <LegBriefing id={id} tour={tour} params={params} />
      )}
    </div>
  )
}
