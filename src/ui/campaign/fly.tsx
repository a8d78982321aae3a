/** The form that begins a mission of the campaign. */
import { type FormEvent, useState } from 'react'
import { t } from '../../locale/index.ts'
import { shortSeal } from '../../match/fairness.ts'
import { VETERAN_POINTS } from '../../match/medals.ts'
import type { Stage } from '../../saves/progress.ts'
import { USUAL, usualName } from '../factions.ts'
import { freshSeed } from '../menu/fresh-seed.ts'
import { hardnessOf, sideNote } from '../menu/hardness.ts'
import { HowHard } from '../menu/how-hard.tsx'
import { LevelChoice } from '../menu/level-choice.tsx'
import { type BattleRequest, HUMAN } from '../menu/types.ts'
import type { Params } from '../params.ts'
import { Back } from '../parts/back.tsx'
import { Choice } from '../parts/choice.tsx'
import { Ironman } from '../parts/ironman.tsx'
import { MedalList } from '../play/debrief/medal.tsx'
import { Coaching } from './coaching.tsx'
import { choose, useChoices } from './last-choices.ts'
import '../menu/english.ts'

const SIDES = ['first', 'second'] as const

/** Forces of a mission: as in the book, or the veteran version. */
export type Version = 'printed' | 'veteran'

type Props = {
  readonly stage: Stage
  readonly version: Version
  readonly onVersion: (version: Version) => void
  readonly levels: readonly string[]
  readonly usual: string
  readonly params: Params
  readonly onStart: (request: BattleRequest) => void
  readonly onBack: () => void
}

/** What is chosen before a mission is flown: side, opponent, version; what its medals ask for; and off. */
export function Fly({ stage, version, onVersion, levels, usual, params, onStart, onBack }: Props) {
  const { mission, open, veteran, won } = stage
  const choices = useChoices()
  const { side } = choices
  const level = levels.find(one => one === choices.level) ?? params.level ?? usual
  const [ironman, setIronman] = useState(params.ironman)
  // Drawn before anything else is chosen, so that its seal can be shown.
  const [seed] = useState(() => params.seed ?? freshSeed())
  const points = version === 'veteran' ? VETERAN_POINTS : 0
  const why = !open ? 'ui.campaign.lockedWhy' : version === 'veteran' && !veteran ? 'ui.campaign.veteranWhy' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (why) return
    const sides = { first: level, second: level, [side]: HUMAN }
    const setup = { mission, sides, seed, points, ...(ironman ? { ironman } : {}) }
    // Its briefing has just been read here.
    onStart({ kind: 'battle', setup })
  }
  return (
    <form onSubmit={submit} className="setup-form">
      <Choice
        legend={t('ui.setup.side')}
        value={side}
        options={SIDES.map(one => ({
          value: one,
          label: usualName(one),
          note: sideNote(USUAL[one], hardnessOf(mission, points, one, level)),
        }))}
        onChange={next => choose({ side: next })}
      />
      <HowHard hardness={hardnessOf(mission, points, side, level)} />
      {!won && <Coaching mission={mission} side={side} />}
      <LevelChoice value={level} levels={levels} onChange={next => choose({ level: next })} />
      <Choice
        legend={t('ui.campaign.forces')}
        value={version}
        options={[
          { value: 'printed', label: t('ui.setup.forces.printed'), note: t('ui.setup.forces.printed.note') },
          {
            value: 'veteran',
            label: t('ui.campaign.veteran'),
            note: t(veteran ? 'ui.campaign.veteran.note' : 'ui.campaign.locked'),
          },
        ]}
        onChange={onVersion}
      />
      <div>
        <p className="label">{t('ui.medal')}</p>
        <MedalList mission={mission} side={side} points={points} />
      </div>
      <Ironman on={ironman} onChange={setIronman} />
      <p className="panel-note dice-seal">{t('ui.campaign.dice', { seal: shortSeal(seed) })}</p>
      <div className="row go">
        <p className="why" role="status">
          {why && t(why)}
        </p>
        <button type="submit" className="key primary large" aria-disabled={why !== null || undefined}>
          {t('ui.setup.play')}
        </button>
        <Back onBack={onBack} look="key large" />
      </div>
    </form>
  )
}
