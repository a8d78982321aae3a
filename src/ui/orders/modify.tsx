import { useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Face, FaceCounts, Refusal } from '../../rules/index.ts'
import { useAnswer, useJudge, usePicture, useSession, useTable } from '../battle/context.ts'
import { DieFace } from '../battle/dice.tsx'
import { numbered } from '../parts/numbered.ts'
import { Option, Panel, Reason } from './panel.tsx'
import type { AskedOf } from './types.ts'

const EFFECTS = { attack: ['focus'], defence: ['focus', 'evade'] } as const

/** Tokens spent on the dice that lie there, one step at a time. */
export function Modify({ asked }: { asked: AskedOf<'modify'> }) {
  const { engine, names } = useSession()
  const { view, decision } = asked
  const judge = useJudge(asked)
  const answer = useAnswer(asked)
  const { dice } = usePicture()
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const pool = (decision.dice === 'attack' ? dice?.attack : dice?.defence) ?? []
  const ship = view.ships.find(one => one.id === decision.ship)
  const offers = engine.legal(view, decision).filter(command => command.type === 'modify')
  const mayReroll = offers.some(command => command.reroll)
  const cards = [...new Set(offers.map(command => command.effect))].filter(
    effect => effect !== 'focus' && effect !== 'evade' && effect !== 'target-lock',
  )
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
  const first = EFFECTS[decision.dice].find(effect => judge({ type: 'modify', effect }) === null)

  return (
    <Panel
      kind="modify"
      title={t(`ui.modify.${decision.dice}`, { ship: names(decision.ship) })}
      note={t(mayReroll ? 'ui.modify.pick' : 'ui.modify.note')}
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
      {EFFECTS[decision.dice].map(effect => {
        const no = judge({ type: 'modify', effect })
        if (no && (ship?.[effect] ?? 0) === 0) return null
        return (
          <Option
            key={effect}
            icon={effect}
            label={t(`ui.modify.spend.${effect}`)}
            note={t(`ui.modify.${effect}.${decision.dice}`)}
            refusal={no}
            first={effect === first}
            onClick={() => spend(effect)}
          />
        )
      })}
      {mayReroll && (
        <Option
          icon="target-lock"
          label={t('ui.modify.spend.lock', { count: picked.size })}
          note={t('ui.modify.lock')}
          refusal={picked.size > 0 ? judge({ type: 'modify', effect: 'target-lock', reroll }) : null}
          first={first === undefined}
          onClick={() => picked.size > 0 && spend('target-lock', reroll)}
        />
      )}
      {cards.map(card => (
        <Option
          key={card}
          icon="file"
          label={t({ key: 'ui.card.one', params: { card } })}
          onClick={() => spend(card)}
        />
      ))}
      <Option
        icon="tick"
        label={t('ui.modify.done')}
        first={!first && !mayReroll}
        onClick={() => setRefusal(answer({ type: 'pass' }))}
      />
      <Reason refusal={refusal} />
    </Panel>
  )
}
