/** A player’s battles added up: figures, luck and dice, scores by mission, side and level, and the latest ones. */
import { useState } from 'react'
import { factionName, grouped, inSet, t } from '../../locale/index.ts'
import { factionOf, type Group, type Lifetime, lifetimeOf, type Score, streaksOf } from '../../saves/progress.ts'
import type { BattleResult, RecordStore } from '../../saves/record.ts'
import { usualOf } from '../factions.ts'
import { agoOf, missionName } from '../menu/battles/battle-words.ts'
import { Back } from '../parts/back.tsx'
import { MessageLine } from '../parts/message.tsx'
import { useSets } from '../parts/use-set.ts'
import { Faces } from '../play/debrief/faces.tsx'
import { Luck } from '../play/debrief/luck.tsx'
import { MedalIcon } from '../play/debrief/medal.tsx'
import { Numbers, type Shown } from '../play/debrief/totals.tsx'
import { HowLost } from './how-lost.tsx'
import { RecordFile } from './record-keys.tsx'
import { Strength } from './strength.tsx'
import '../menu/battles/english.ts'

/** So many of the latest battles are listed. */
const LATEST = 12

type Props = {
  readonly store: RecordStore
  readonly results: readonly BattleResult[]
  readonly look: () => void
  readonly onBack: () => void
}

/** The numbers of all battles of this browser. */
export function Statistics({ store, results, look, onBack }: Props) {
  const [removed, setRemoved] = useState<readonly BattleResult[] | null>(null)
  const clear = async () => {
    setRemoved(await store.clear())
    look()
  }
  const undo = async () => {
    await store.keep(...(removed ?? []))
    setRemoved(null)
    look()
  }
  return (
    <>
      <MessageLine
        className="battles-message"
        message={removed && { text: t('ui.record.cleared'), undo: () => void undo() }}
      />
      {results.length === 0 ? <p>{t('ui.record.none')}</p> : <Life results={results} />}
      <footer>
        <p className="panel-note">{t(store.lasting() ? 'ui.record.note' : 'ui.record.memory')}</p>
        {store.unread() > 0 && <p className="panel-note">{t('ui.battles.left', { count: store.unread() })}</p>}
        <div className="row">
          <Back onBack={onBack} look="key large primary" />
          <RecordFile store={store} look={look} />
          {results.length > 0 && (
            <button type="button" className="key large" onClick={() => void clear()}>
              {t('ui.record.clear')}
            </button>
          )}
        </div>
      </footer>
    </>
  )
}

function Life({ results }: { results: readonly BattleResult[] }) {
  useSets(results.map(({ set }) => set))
  const life = lifetimeOf(results, usualOf)
  const { score, rounds } = life
  const streaks = streaksOf(results)
  const sides: readonly [Shown, Shown] = [
    { label: t('ui.debrief.own'), tone: 'own', tally: life.own },
    { label: t('ui.record.enemies'), tone: 'enemy', tally: life.enemy },
  ]
  const figures = [
    ['battles', score.battles],
    ['won', score.won],
    ['lost', score.lost],
    ['drawn', score.drawn],
    ['rate', rateOf(score)],
    ['rounds', rounds],
    ['streak', streaks.now],
    ['longest', streaks.longest],
  ] as const
  return (
    <>
      <dl className="figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="label">{t(`ui.record.${name}`)}</dt>
            <dd>{grouped(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="life">
        <section aria-labelledby="record-numbers">
          <h2 id="record-numbers" className="label">
            {t('ui.record.numbers')}
          </h2>
          <Numbers sides={sides} label={t('ui.record.numbers')} />
          <h2 className="label">{t('ui.record.luck')}</h2>
          <Luck sides={sides} own />
          <h2 className="label">{t('ui.debrief.dice')}</h2>
          <Faces sides={sides} />
        </section>
        <section>
          <Strength results={results} />
          <HowLost results={results} />
          <Scores by="mission" life={life} />
          <Scores by="faction" life={life} />
          <Scores by="level" life={life} />
          <Latest results={results.slice(0, LATEST)} />
        </section>
      </div>
    </>
  )
}

/** How many battles of a hundred were won. */
const rateOf = ({ won, battles }: Score): number => (battles === 0 ? 0 : Math.round((100 * won) / battles))

/** What battles of a kind are called, each in the words of its set. */
const NAMES = {
  mission: missionName,
  faction: factionName,
  level: (id: string) => t(`level.${id}`),
} as const

const called = (by: keyof Lifetime['by'], { set, name }: Omit<Group, 'score'>): string =>
  inSet(set ?? null, () => NAMES[by](name))

function Scores({ by, life }: { by: keyof Lifetime['by']; life: Lifetime }) {
  return (
    <table>
      <caption className="label">{t(`ui.record.by.${by}`)}</caption>
      <thead>
        <tr>
          <td />
          {(['battles', 'won', 'rate'] as const).map(column => (
            <th key={column} scope="col">
              {t(`ui.record.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {life.by[by].map(group => (
          <tr key={`${group.name}/${group.set ?? ''}`}>
            <th scope="row">{called(by, group)}</th>
            <td>{grouped(group.score.battles)}</td>
            <td>{grouped(group.score.won)}</td>
            <td>{grouped(rateOf(group.score))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Latest({ results }: { results: readonly BattleResult[] }) {
  const now = Date.now()
  return (
    <section aria-labelledby="record-last">
      <h2 id="record-last" className="label">
        {t('ui.record.last')}
      </h2>
      <ul className="latest">
        {results.map(one => (
          <li key={one.id} className={one.outcome}>
            <MedalIcon medal={one.medal} label={t(`ui.medal.${one.medal ?? 'none'}`)} />
            <span>
              <strong>{called('mission', { set: one.set, name: one.mission })}</strong>{' '}
              {t('ui.battles.against', {
                side: called('faction', { set: one.set, name: factionOf(one, usualOf(one.set)) }),
                level: NAMES.level(one.level),
              })}
              <small>
                {[
                  t(`ui.record.${one.outcome}.in`, { round: one.rounds }),
                  ...(one.points > 0 ? [t('ui.record.points', { points: one.points })] : []),
                  ...(one.previewed ? [] : [t('ui.record.table')]),
                  ...(one.ironman ? [t('ui.setup.ironman')] : []),
                  ...(one.rewinds > 0 ? [t('ui.record.rewound', { count: one.rewinds })] : []),
                  agoOf(one.ended, now),
                ].join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
