/** The form that begins a tour: which, from which side, against whom, and by which rules of our own. */
import { type FormEvent, useState } from 'react'
import { TOURS } from '../../content/tours/index.ts'
import { t } from '../../locale/index.ts'
import { shipsAtFirst } from '../../tour/setup.ts'
import { newTour, type TourState } from '../../tour/state.ts'
import { choose, useChoices } from '../campaign/last-choices.ts'
import { usualName } from '../factions.ts'
import { freshSeed } from '../menu/fresh-seed.ts'
import { LevelChoice } from '../menu/level-choice.tsx'
import type { Params } from '../params.ts'
import { Choice } from '../parts/choice.tsx'
import { Ironman } from '../parts/ironman.tsx'
import { Switch } from '../parts/switch.tsx'
import { cardsOf } from './leg-battle.ts'
import '../menu/english.ts'

const SIDES = ['first', 'second'] as const

type Props = {
  readonly levels: readonly string[]
  readonly usual: string
  readonly params: Params
  readonly onBegin: (tour: TourState) => void
}

/** What is chosen before a tour, and off. */
export function Begin({ levels, usual, params, onBegin }: Props) {
  const choices = useChoices()
  const { side } = choices
  const level = levels.find(one => one === choices.level) ?? params.level ?? usual
  const [id, setId] = useState(TOURS[0]!.id)
  const [ironman, setIronman] = useState(params.ironman)
  const [printedOnly, setPrintedOnly] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const seed = params.seed ?? freshSeed()
    onBegin(newTour(id, side, seed, { level, ironman, printedOnly }, shipsAtFirst(cardsOf({ tour: id }), id, side)))
  }
  return (
    <form onSubmit={submit} className="setup-form tour-begin" aria-labelledby="tour-part">
      <h2 id="tour-part" tabIndex={-1}>
        {t('ui.tour.new')}
      </h2>
      {TOURS.length > 1 && (
        <Choice
          legend={t('ui.tour')}
          value={id}
          options={TOURS.map(one => ({ value: one.id, label: t(`tour.${one.id}.name`) }))}
          onChange={setId}
        />
      )}
      <p className="story">{t(`tour.${id}.${side}`)}</p>
      <Choice
        legend={t('ui.setup.side')}
        value={side}
        options={SIDES.map(one => ({ value: one, label: usualName(one) }))}
        onChange={next => choose({ side: next })}
      />
      <LevelChoice value={level} levels={levels} onChange={next => choose({ level: next })} />
      <Ironman on={ironman} onChange={setIronman} />
      <Switch
        label={t('ui.tour.printedOnly')}
        note={t('ui.tour.printedOnly.note')}
        on={printedOnly}
        onChange={setPrintedOnly}
      />
      <div className="row go">
        <button type="submit" className="key primary large">
          {t('ui.tour.go')}
        </button>
      </div>
    </form>
  )
}
