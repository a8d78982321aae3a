import { type FormEvent, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { PlayerSeat } from '../../rules/index.ts'
import { isSeed } from '../params.ts'
import { Choice } from '../parts/choice.tsx'
import { TableMode } from '../parts/table-mode.tsx'
import { Briefing } from './briefing.tsx'
import { MISSIONS } from './missions.ts'
import { type BattleSetup, HUMAN } from './types.ts'

/** A fresh seed: eight letters and digits from the machine's own randomness. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), n => n.toString(36).padStart(7, '0').slice(-4)).join('')

type Props = {
  readonly watch: boolean
  readonly levels: readonly string[]
  readonly start: { readonly side: PlayerSeat; readonly level: string; readonly seed: string }
  readonly onStart: (setup: BattleSetup) => void
  readonly onBack: () => void
}

/** Before a battle: the briefing, who plays, and an optional seed. */
export function SetupScreen({ watch, levels, start, onStart, onBack }: Props) {
  const [side, setSide] = useState<PlayerSeat>(start.side)
  const [level, setLevel] = useState(start.level)
  const [other, setOther] = useState(start.level)
  const [seed, setSeed] = useState(start.seed)
  const mission = MISSIONS[0]
  const badSeed = seed !== '' && !isSeed(seed)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (badSeed) return
    const seats = watch
      ? { rebel: level, imperial: other }
      : { rebel: side === 'rebel' ? HUMAN : level, imperial: side === 'imperial' ? HUMAN : level }
    onStart({ mission: mission.id, seats, seed: seed || freshSeed() })
  }
  const levelOptions = levels.map(value => ({ value, label: t(`level.${value}`), note: t(`level.${value}.note`) }))

  return (
    <main className="setup" tabIndex={-1}>
      <Briefing mission={mission} />
      <form onSubmit={submit} className="setup-form">
        {watch ? (
          <>
            <Choice legend={t('ui.setup.rebelLevel')} value={level} options={levelOptions} onChange={setLevel} />
            <Choice legend={t('ui.setup.imperialLevel')} value={other} options={levelOptions} onChange={setOther} />
          </>
        ) : (
          <>
            <Choice
              legend={t('ui.setup.side')}
              value={side}
              options={[
                { value: 'rebel', label: t('seat.rebel'), note: t('ui.setup.rebelNote') },
                { value: 'imperial', label: t('seat.imperial'), note: t('ui.setup.imperialNote') },
              ]}
              onChange={setSide}
            />
            <Choice legend={t('ui.setup.level')} value={level} options={levelOptions} onChange={setLevel} />
          </>
        )}
        <label className="field">
          <span className="label">{t('ui.setup.seed')}</span>
          <input
            value={seed}
            onChange={event => setSeed(event.target.value.trim())}
            maxLength={32}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={badSeed}
            aria-describedby="seed-note"
          />
          <small id="seed-note" className={badSeed ? 'bad' : ''}>
            {t(badSeed ? 'ui.setup.seedBad' : 'ui.setup.seedNote')}
          </small>
        </label>
        {!watch && <TableMode />}
        <p className="fair">{t('ui.setup.fair')}</p>
        <div className="row">
          <button type="submit" className="key primary large">
            {t(watch ? 'ui.setup.watch' : 'ui.setup.play')}
          </button>
          <button type="button" className="key large" onClick={onBack}>
            {t('ui.back')}
          </button>
        </div>
      </form>
    </main>
  )
}
