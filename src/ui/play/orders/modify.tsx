/** The order over dice that were rolled: what may be spent on them or rerolled, with what each gains. */
import { useMemo, useState } from 'react'
import { decimal, t } from '../../../locale/index.ts'
import { cardModifiers, type Die, type Face, type FaceCounts, type Refusal } from '../../../rules/index.ts'
import { numbered } from '../../parts/numbered.ts'
import { useAnswer, useJudge, usePicture, useSession, useTable } from '../context.ts'
import { DieFace } from '../film/dice.tsx'
import { useSuggested } from './hint.tsx'
import { costsText, turnsText } from './modifier-words.ts'
import { attackInPlay, type Change, comesThrough, helps } from './outlook.ts'
import { Option, Panel, Reason } from './panel.tsx'
import type { AskedOf } from './types.ts'

const EFFECTS = { attack: ['focus'], defence: ['focus', 'evade'] } as const

/** Tokens and cards used on the dice that lie there, one step at a time, each with what it may be expected to change. */
export function Modify({ asked }: { asked: AskedOf<'modify'> }) {
  const { engine, names } = useSession()
  const { view, decision } = asked
  const judge = useJudge(asked)
  const answer = useAnswer(asked)
  const { dice } = usePicture()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const pool = (decision.dice === 'attack' ? dice?.attack : dice?.defence) ?? []
  const ship = view.ships.find(one => one.id === decision.ship)
  const attack = attackInPlay(view)
  const mayReroll = useMemo(
    () => engine.legal(view, decision).some(command => command.type === 'modify' && command.reroll),
    [engine, view, decision],
  )
  // Picked to begin with: what most players would roll again.
  const [picked, setPicked] = useState<ReadonlySet<number>>(() => {
    const wasted = (face: Face) => face === 'blank' || (face === 'focus' && (ship?.focus ?? 0) === 0)
    return new Set(pool.flatMap((die, index) => (!die.rerolled && wasted(die.face) ? [index] : [])))
  })
  const suggested = useSuggested(asked)
  const advised = suggested?.type === 'modify' ? suggested : null
  const [followed, setFollowed] = useState(advised)
  if (advised !== followed) {
    setFollowed(advised)
    if (advised?.reroll) setPicked(diceOf(pool, advised.reroll))
  }
  const locked = decision.dice === 'attack' && attack !== null && ship?.lock?.target === attack.defender
  const reroll: Partial<Record<Face, number>> = {}
  for (const index of picked) {
    const face = pool[index]?.face
    if (face) reroll[face] = (reroll[face] ?? 0) + 1
  }
  useTable({ arcs: dice?.attacker ? [dice.attacker] : [], selected: decision.ship })

  const spend = (effect: string, counts?: FaceCounts) =>
    setRefusal(answer(counts ? { type: 'modify', effect, reroll: counts } : { type: 'modify', effect }))
  const toggle = (index: number) => {
    const next = new Set(picked)
    if (!next.delete(index)) next.add(index)
    setPicked(next)
  }
  /** What a change does to the results that come through, in words. */
  const gain = (change: Change): string => {
    if (!attack) return ''
    const through = (what: Change | null) => comesThrough(engine.catalog, view, attack, decision.dice, what)
    const [now, next] = [through(null), through(change)].map(value =>
      decision.dice === 'attack' ? decimal(value, 2) : String(value),
    )
    return t(`ui.modify.gain.${decision.dice}`, { now: now!, next: next! })
  }
  const game = { catalog: engine.catalog, state: view, events: null }
  const cards = attack && ship ? cardModifiers(game, attack, decision.dice, ship) : []
  // What costs nothing comes first. A token that would change nothing is not the key that Enter presses.
  const cardFirst = cards.find(
    ({ effect, modifier }) => !modifier.costs && !modifier.reroll && judge({ type: 'modify', effect }) === null,
  )?.effect
  const first: string | undefined =
    cardFirst ??
    EFFECTS[decision.dice].find(
      effect =>
        attack !== null &&
        judge({ type: 'modify', effect }) === null &&
        helps(engine.catalog, view, attack, decision.dice, { effect }),
    )

  const other = decision.dice === 'attack' ? attack?.defender : attack?.attacker
  const own = attack ? `${names(decision.ship)}. ${t('ui.range', { band: attack.band })}. ` : ''
  const todo = t(mayReroll ? 'ui.modify.pick' : 'ui.modify.note')
  const noReroll = judge({ type: 'modify', effect: 'target-lock', reroll })
  const rerollHelps = locked && noReroll === null && picked.size > 0
  return (
    <Panel
      kind="modify"
      title={t(`ui.modify.${decision.dice}`, { other: names(other ?? decision.ship) })}
      note={`${own}${todo}`}
    >
      <div className={mayReroll ? 'dice modify-dice pick' : 'dice modify-dice'}>
        {numbered(pool).map(({ key, index, thing: die }) =>
          mayReroll && !die.rerolled ? (
            <button
              key={key}
              type="button"
              className="die-key"
              aria-pressed={picked.has(index)}
              aria-label={t('ui.modify.die', { face: t(`face.${die.face}`) })}
              onClick={() => toggle(index)}
            >
              <DieFace face={die.face} kind={decision.dice} marked={picked.has(index)} />
            </button>
          ) : (
            <DieFace key={key} face={die.face} kind={decision.dice} />
          ),
        )}
      </div>
      {cards.map(({ effect, card, modifier }) => {
        const change: Change = modifier.reroll ? { effect, reroll } : { effect }
        const no = judge({ type: 'modify', ...change })
        return (
          <Option
            key={effect}
            icon="file"
            label={t({ key: engine.catalog.pilots[card] ? 'ui.modify.ability' : 'ui.modify.card', params: { card } })}
            note={[costsText(modifier), turnsText(modifier, pool), no ? '' : gain(change)].filter(Boolean).join(' ')}
            refusal={no}
            first={effect === first}
            hinted={advised?.effect === effect}
            onClick={() => spend(effect, change.reroll)}
          />
        )
      })}
      {EFFECTS[decision.dice].map(effect => {
        const no = judge({ type: 'modify', effect })
        if (no && (ship?.[effect] ?? 0) === 0) return null
        return (
          <Option
            key={effect}
            icon={effect}
            label={t(`ui.modify.spend.${effect}`)}
            note={`${t(decision.dice === 'attack' ? 'ui.modify.focus.attack' : `ui.modify.${effect}.defence`)} ${no ? '' : gain({ effect })}`}
            refusal={no}
            first={effect === first}
            hinted={advised?.effect === effect}
            onClick={() => spend(effect)}
          />
        )
      })}
      {locked && (
        <Option
          icon="target-lock"
          label={t('ui.modify.spend.lock', { count: picked.size })}
          note={`${t('ui.modify.lock')} ${picked.size > 0 ? gain({ effect: 'target-lock', reroll }) : ''}`}
          refusal={noReroll}
          first={first === undefined && rerollHelps}
          hinted={advised?.effect === 'target-lock'}
          onClick={() => spend('target-lock', reroll)}
        />
      )}
      <Option
        icon="tick"
        label={t('ui.modify.done')}
        first={first === undefined && !rerollHelps}
        hinted={suggested?.type === 'pass'}
        refusal={judge({ type: 'pass' })}
        onClick={() => setRefusal(answer({ type: 'pass' }))}
      />
      <Reason refusal={refusal} />
    </Panel>
  )
}

/** Dice of a pool with the faces that are to be rolled again, by their places. */
function diceOf(pool: readonly Die[], reroll: FaceCounts): ReadonlySet<number> {
  const left: Partial<Record<Face, number>> = { ...reroll }
  return new Set(
    pool.flatMap((die, index) => {
      const count = die.rerolled ? 0 : (left[die.face] ?? 0)
      left[die.face] = count - 1
      return count > 0 ? [index] : []
    }),
  )
}
