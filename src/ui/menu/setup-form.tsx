/** The form before a single battle of a set, to be played or watched; what it gives is all that the battle begins from. */
import { type FormEvent, type ReactNode, useCallback, useState } from 'react'
import type { PlayStyle } from '../../../ai/thought.ts'
import { inSet, ofSide, sideNames, t } from '../../locale/index.ts'
import type { Side } from '../../rules/index.ts'
import { BOX_SET, type Flown, isUsual, usualOf } from '../factions.ts'
import { isSeed, type Params } from '../params.ts'
import { Back } from '../parts/back.tsx'
import { Choice } from '../parts/choice.tsx'
import { Ironman } from '../parts/ironman.tsx'
import { TableMode } from '../parts/play-settings.tsx'
import { Briefing } from './briefing.tsx'
import { ComputerChoice } from './computer-choice.tsx'
import { FliesFor } from './flies-for.tsx'
import { Forces, type ForcesChoice, forcesFor, pointsOf } from './forces.tsx'
import { FreeTable } from './free-table.tsx'
import { freshSeed } from './fresh-seed.ts'
import { hardnessOf } from './hardness.ts'
import { AREAS, type Area, FREE, type MissionEntry, matOf, missionNamed, missionsOf } from './missions.ts'
import { PlayedBy } from './played-by.tsx'
import { useCrew } from './seats/use-crew.ts'
import { SeedField } from './seed-field.tsx'
import type { BattleSetup } from './types.ts'

/** Named here, so that the menu does not have to wait for the rules. */
const SIDES = ['first', 'second'] as const

export type FormProps = {
  /** Whose cards are played; they are there. */
  readonly set: string
  /** How another set is chosen. */
  readonly choice: ReactNode
  readonly watch: boolean
  readonly levels: readonly string[]
  /** The level chosen at first. */
  readonly usual: string
  /** What the address says already. */
  readonly params: Params
  readonly onStart: (setup: BattleSetup) => void
  readonly onBack: () => void
}

/** Before a battle: what is played, who plays, with which forces on which table, and an optional seed. */
export function SetupForm({ set, choice, watch, levels, usual, params, onStart, onBack }: FormProps) {
  const [side, setSide] = useState<Side>(params.side ?? 'first')
  const [level, setLevel] = useState(params.level ?? usual)
  const [other, setOther] = useState(params.level ?? usual)
  const [temper, setTemper] = useState<PlayStyle>(params.temper ?? 'even')
  const [otherTemper, setOtherTemper] = useState<PlayStyle>(params.temper ?? 'even')
  const [ironman, setIronman] = useState(params.ironman)
  const [seed, setSeed] = useState(params.seed ?? '')
  // Drawn before the battle is begun, so that its seal can be shown.
  const [drawn] = useState(freshSeed)
  const [mission, setMission] = useState<MissionEntry>(missionNamed(set, params.mission))
  const seats = useCrew(params, side, level, mission.pairs === true)
  const [forces, setForces] = useState<ForcesChoice>(() => forcesFor(set, params.points ?? 0))
  const [obstacles, setObstacles] = useState(String(params.obstacles ?? 0))
  const [flown, setFlown] = useState<Flown>(params.factions ?? usualOf(set))
  const [area, setArea] = useState<Area>(params.area ?? AREAS[0])
  const changeForces = useCallback((change: (now: ForcesChoice) => ForcesChoice) => setForces(change), [])

  /** Several people, or several members of a side. */
  const several = !watch && seats.table !== 'computer'
  const badSeed = seed !== '' && !isSeed(seed)
  const points = mission.printed ? 0 : pointsOf(set, forces)
  const { first, second } = forces.squads
  // Squads take a moment to be drawn; without them there is nothing to start.
  const ready = points === 0 || (points !== null && forces.sound && first !== undefined && second !== undefined)
  const free = mission.id === FREE
  // Printed forces fly for whom they are printed.
  const chosen = free && points !== 0
  const factions = chosen ? flown : usualOf(set)
  const called = (side: Side) => inSet(set, () => sideNames(factions)(side))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (badSeed || points === null || !ready || !seats.fits) return
    onStart({
      ...(set === BOX_SET ? {} : { set }),
      mission: mission.id,
      ...(watch ? { sides: { first: level, second: other } } : seats.said()),
      tempers: { first: temper, second: watch ? otherTemper : temper },
      seed: seed || drawn,
      points,
      ...(ironman && !watch ? { ironman } : {}),
      ...(points > 0 && first && second ? { squads: { first: first.entries, second: second.entries } } : {}),
      ...(isUsual(factions, set) ? {} : { factions }),
      ...(free ? { obstacles: mission.strewn ? 0 : Number(obstacles), mat: matOf(area) } : {}),
    })
  }
  // It was measured for the box's missions with their usual factions only.
  const hardness = (one: Side) =>
    hardnessOf(mission.id, set === BOX_SET && isUsual(factions) ? (points ?? -1) : -1, one, level)

  return (
    <main className="setup" tabIndex={-1}>
      <div className="setup-mission">
        {choice}
        <Choice
          legend={t('ui.setup.mission')}
          value={mission.name}
          options={missionsOf(set).map(one => ({
            value: one.name,
            label: inSet(set, () => t(`mission.${one.id}.name`)),
            note: inSet(set, () => t(`mission.${one.id}.short`)),
          }))}
          onChange={name => {
            const next = missionNamed(set, name)
            setMission(next)
            if (next.pairs && seats.table === 'computer' && !watch) seats.choose('partner')
          }}
        />
      </div>
      <Briefing set={set} mission={mission} points={points ?? 0} factions={factions} />
      <form onSubmit={submit} className="setup-form">
        {watch ? (
          SIDES.map(one => (
            <ComputerChoice
              key={one}
              legend={called(one)}
              levels={levels}
              level={one === 'first' ? level : other}
              onLevel={one === 'first' ? setLevel : setOther}
              tempered={inSet(set, () => ofSide('ui.setup.temper.of', one, factions))}
              temper={one === 'first' ? temper : otherTemper}
              onTemper={one === 'first' ? setTemper : setOtherTemper}
            />
          ))
        ) : (
          <PlayedBy
            seating={seats}
            placed={{ set, mission: mission.id, points: points ?? 0, squads: forces.squads }}
            levels={levels}
            side={side}
            onSide={setSide}
            called={called}
            factions={factions}
            hardness={hardness}
          >
            <ComputerChoice
              legend={t('ui.setup.level')}
              levels={levels}
              level={level}
              onLevel={setLevel}
              tempered={t('ui.setup.temper')}
              temper={temper}
              onTemper={setTemper}
            />
          </PlayedBy>
        )}
        {!several && (
          <p className="fair">
            {t('ui.setup.fair')} {t('ui.setup.measured')}
          </p>
        )}
        {free && (
          <FliesFor
            set={set}
            value={factions}
            fixed={!chosen}
            onChange={next => {
              setFlown(next)
              setForces(now => ({ ...now, squads: {} }))
            }}
          />
        )}
        {mission.printed ? (
          <p>{t('ui.setup.forces.only')}</p>
        ) : (
          <Forces
            set={set}
            mission={mission.id}
            value={forces}
            onChange={changeForces}
            factions={factions}
            sides={!watch && seats.table !== 'person' && side === 'second' ? ['second', 'first'] : ['first', 'second']}
          />
        )}
        {free && (
          <FreeTable
            obstacles={mission.strewn ? null : obstacles}
            onObstacles={setObstacles}
            area={area}
            onArea={setArea}
          />
        )}
        <SeedField seed={seed} drawn={drawn} onSeed={setSeed} />
        {!watch && <TableMode />}
        {!watch && <Ironman on={ironman} onChange={setIronman} />}
        <div className="row go">
          <button type="submit" className="key primary large" aria-disabled={!ready || !seats.fits || undefined}>
            {t(watch ? 'ui.setup.watch' : 'ui.setup.play')}
          </button>
          <Back onBack={onBack} look="key large" />
        </div>
      </form>
    </main>
  )
}
