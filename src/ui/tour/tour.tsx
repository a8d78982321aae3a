/** The page of tours: one that is flown – debriefing, hangar, briefing –, or all of them and the form that begins another. */
import { useEffect, useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import { freshId } from '../../saves/fresh-id.ts'
import { isOver } from '../../tour/state.ts'
import type { BattleRequest } from '../menu/types.ts'
import type { Params } from '../params.ts'
import { Back } from '../parts/back.tsx'
import { useSettings } from '../settings.ts'
import { AllTours } from './all-tours.tsx'
import { Begin } from './begin.tsx'
import { OneTour } from './one-tour.tsx'
import { takeInTour } from './take-in.ts'
import { useTours } from './use-tours.ts'
import './english.ts'
import './tour.css'

type Props = {
  readonly levels: readonly string[]
  readonly usual: string
  readonly params: Params
  /** The tour whose debriefing is read first, by its row's id; '': whichever is under way. */
  readonly debriefed: string
  /** The text of a file that was opened, with a tour in it; it is kept, and shown. */
  readonly file: string | null
  readonly onStart: (request: BattleRequest) => void
  readonly onBack: () => void
}

/** The tour that was gone on with last, if it is under way or has just ended; otherwise all of them. */
export function TourScreen({ levels, usual, params, debriefed, file, onStart, onBack }: Props) {
  const { store, list, look } = useTours()
  const [opened, setOpened] = useState<string | null | undefined>(debriefed || undefined)
  const [said, setSaid] = useState('')
  const flat = useSettings(state => state.flat)
  const taking = useRef(file)
  useEffect(() => {
    const text = taking.current
    if (!store || text === null) return
    taking.current = null
    void takeInTour(store, text).then(async ({ id: taken, said: words }) => {
      await look()
      setOpened(taken)
      setSaid(words)
    })
  }, [store, look])
  const newest = list[0]
  const own = newest && (newest.fresh || !isOver(newest.tour)) ? newest.id : null
  const id = opened === undefined ? own : opened
  const shown = list.find(one => one.id === id)
  const there = shown !== undefined
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    // Another tour, or a debriefing that one comes back to, begins at its top, for those who go by keys or by ear.
    if (opened === null || (opened !== undefined && there))
      page.current?.querySelector<HTMLElement>('#tour-part')?.focus()
  }, [opened, there])
  return (
    <main ref={page} className="tour" tabIndex={-1} aria-busy={!store}>
      <header>
        <h1>{shown ? t(`tour.${shown.tour.tour}.name`) : t('ui.tour')}</h1>
        <div className="row">
          {shown && (
            <button type="button" className="key" onClick={() => setOpened(null)}>
              {t('ui.tour.all')}
            </button>
          )}
          <Back onBack={onBack} />
        </div>
      </header>
      {store && !store.lasting() && <p className="panel-note">{t('ui.tour.memory')}</p>}
      {!store ? (
        <p aria-live="polite">{t('ui.tour.loading')}</p>
      ) : shown ? (
        <OneTour
          key={shown.id}
          shown={shown}
          params={params}
          debriefed={shown.id === debriefed}
          flat={flat || params.quality === '2d'}
          calm={params.motion === 'reduced'}
          onStart={onStart}
          onChange={async tour => {
            await store.keep({ id: shown.id, tour })
            await look()
          }}
          onAnother={() => setOpened(null)}
        />
      ) : (
        <div className="tour-all">
          <p className="panel-note">{t('ui.tour.own')}</p>
          <Begin
            levels={levels}
            usual={usual}
            params={params}
            onBegin={async tour => {
              const fresh = freshId()
              if ((await store.keep({ id: fresh, tour })) === 'full') return setSaid(t('ui.tour.full'))
              await look()
              setOpened(fresh)
            }}
          />
          <AllTours store={store} list={list} look={look} onOpen={setOpened} />
          <p role="status">{said}</p>
        </div>
      )}
    </main>
  )
}
