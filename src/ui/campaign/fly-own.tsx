/** The form that begins a mission of our own. */
import { type FormEvent, useState } from 'react'
import { inSet, sideNames, t } from '../../locale/index.ts'
import { shortSeal } from '../../match/fairness.ts'
import { usualOf } from '../factions.ts'
import { freshSeed } from '../menu/fresh-seed.ts'
import { LevelChoice } from '../menu/level-choice.tsx'
import { type BattleRequest, HUMAN } from '../menu/types.ts'
import type { Params } from '../params.ts'
import { Back } from '../parts/back.tsx'
import { Choice } from '../parts/choice.tsx'
import { Ironman } from '../parts/ironman.tsx'
import { MedalList } from '../play/debrief/medal.tsx'
import { OWN_SET } from './campaign-missions.ts'
import { choose, useChoices } from './last-choices.ts'
import '../menu/english.ts'

const SIDES = ['first', 'second'] as const

type Props = {
  readonly mission: string
  readonly levels: readonly string[]
  readonly usual: string
  readonly params: Params
  readonly onStart: (request: BattleRequest) => void
  readonly onBack: () => void
}

/** Side and opponent, what the medals ask for, and off. */
export function FlyOwn({ mission, levels, usual, params, onStart, onBack }: Props) {
  const choices = useChoices()
  const { side } = choices
  const level = levels.find(one => one === choices.level) ?? params.level ?? usual
  const [ironman, setIronman] = useState(params.ironman)
  const [seed] = useState(() => params.seed ?? freshSeed())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sides = { first: level, second: level, [side]: HUMAN }
    onStart({
      kind: 'battle',
      setup: { set: OWN_SET, mission, sides, seed, points: 0, ...(ironman ? { ironman } : {}) },
    })
  }
  return (
    <form onSubmit={submit} className="setup-form">
      <Choice
        legend={t('ui.setup.side')}
        value={side}
        options={SIDES.map(one => ({ value: one, label: inSet(OWN_SET, () => sideNames(usualOf(OWN_SET))(one)) }))}
        onChange={next => choose({ side: next })}
      />
      <LevelChoice value={level} levels={levels} onChange={next => choose({ level: next })} />
      <div>
        <p className="label">{t('ui.medal')}</p>
        <MedalList mission={mission} side={side} points={0} />
      </div>
      <Ironman on={ironman} onChange={setIronman} />
      <p className="panel-note dice-seal">{t('ui.campaign.dice', { seal: shortSeal(seed) })}</p>
      <div className="row go">
        <button type="submit" className="key primary large">
          {t('ui.setup.play')}
        </button>
        <Back onBack={onBack} look="key large" />
      </div>
    </form>
  )
}
