/** What the flight instructor says and points at during a lesson, and the help it offers to those who hesitate. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { Icon, IconKey } from '../../parts/icon.tsx'
import { usePlaying, useScreen, useSession } from '../../play/context.ts'
import { isAdvised } from '../../play/session/adviser.ts'
import { useSettings } from '../../settings.ts'
import { ideasOf } from './ideas.ts'
import type { Moment } from './lesson-moment.ts'
import { LESSONS, lessonBegun } from './lesson-progress.ts'
import { toldOf } from './remarks.ts'
import { Skip } from './skip.tsx'
import { lineOf, type Said, stretchOf } from './steps.ts'
import { useIdle } from './use-idle.ts'
import { useMoment } from './use-moment.ts'
import { wantedBy } from './wanted.ts'
import { warningOf } from './warning.ts'

/** Remarks shown at once. */
const REMARKS = 3
/** How long nothing may happen before help is offered, milliseconds. */
const IDLE_MS = 15_000

/** What the instructor has said in each battle that is flown on this page. */
const SAID = new WeakMap<object, Said>()
const saidIn = (battle: object): Said => {
  const said: Said = SAID.get(battle) ?? new Map()
  SAID.set(battle, said)
  return said
}

type Props = { readonly onStage: (stage: number) => void; readonly onMenu: () => void }

/** The flight instructor's card, above the orders while a lesson is played. */
export function Coach(props: Props) {
  const now = useMoment()
  return now && <Card now={now} {...props} />
}

function Card({ now, onStage, onMenu }: Props & { readonly now: Moment }) {
  const session = useSession()
  const { engine } = session
  const { stage, asked, draft } = now
  const [skipping, setSkipping] = useState(false)
  const card = useRef<HTMLElement>(null)
  const said = saidIn(session)
  const { step, brief } = lineOf(now, engine.catalog, said) ?? { step: null, brief: false }
  const stretch = stretchOf(now)
  useEffect(() => {
    if (step && !said.has(step.id)) said.set(step.id, stretch)
  }, [step, said, stretch])
  const told = toldOf(now, engine.catalog, REMARKS)
  const idle = useIdle(asked ? `${asked.decision.at}/${draft}` : '', IDLE_MS)
  const show = useShowMe(now)
  const tableMode = useSettings(state => state.tableMode)
  // What was suggested is not doubted.
  const taken = useScreen(({ suggested }) => suggested?.type === 'setDial' && suggested.manoeuvre === draft)
  const warning = useMemo(
    () =>
      asked?.decision.kind === 'dial' && draft && !taken && !tableMode
        ? warningOf(engine.catalog, asked.view, draft)
        : null,
    [engine, asked?.view, asked?.decision, draft, taken, tableMode],
  )
  const set = useScreen(state => state.set)
  const meantBy = step?.id
  const key = asked && `${asked.decision.player}/${asked.decision.at}`
  // A hint says what the instructor says. A draft changes nothing in what is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question and the step make the moment; it is a new one with every frame
  useEffect(() => {
    const commands =
      asked && meantBy ? wantedBy(meantBy, now, engine.catalog, engine.legal(asked.view, asked.decision)) : []
    set({ wanted: key && commands.length > 0 ? { hint: key, commands } : null })
    return () => set({ wanted: null })
  }, [key, meantBy, engine, set])
  useEffect(() => lessonBegun(stage), [stage])
  // The sheet of styles rings what is meant.
  const meant = asked?.decision.kind === 'dial' && draft ? 'commit' : (step?.point ?? '')
  // Whoever waits is offered help by the ring about its key; what the step says stays to be read.
  const offers = idle && show !== null
  const point = skipping ? '' : offers ? 'show' : meant
  useEffect(() => {
    const battle = card.current?.closest<HTMLElement>('.battle')
    if (!battle) return
    battle.dataset['coach'] = point
    return () => {
      delete battle.dataset['coach']
    }
  }, [point])

  return (
    <section ref={card} className="coach" aria-label={t('ui.lesson.label')} data-step={step?.id}>
      <header>
        <h2 className="label">{t('ui.lesson.stage', { stage, all: LESSONS.length })}</h2>
        <Dots now={now} />
        {show && (
          <button type="button" className="key coach-show" aria-pressed={show.open} onClick={show.toggle}>
            <Icon name="hint" />
            {t('ui.lesson.show')}
          </button>
        )}
        <IconKey
          icon="close"
          label={t('ui.lesson.skip')}
          aria-expanded={skipping}
          onClick={() => setSkipping(!skipping)}
        />
      </header>
      {skipping && <Skip stage={stage} onStage={onStage} onMenu={onMenu} onStay={() => setSkipping(false)} />}
      {!skipping && (
        <>
          <div className="coach-step" aria-live="polite" aria-atomic="true">
            {step && (
              <>
                <strong>{t(`ui.lesson.step.${step.id}.head`)}</strong>
                {warning ? (
                  <p className="coach-warning">
                    <Icon name="warning" /> {t(`ui.lesson.warn.${warning}`)}
                  </p>
                ) : (
                  <>
                    <p className={brief && offers ? 'coach-idle' : undefined}>
                      {brief
                        ? offers && t('ui.lesson.idle')
                        : t(
                            tableMode && step.id === 'commit'
                              ? 'ui.lesson.step.commit.table'
                              : `ui.lesson.step.${step.id}.text`,
                          )}
                    </p>
                    {!brief && offers && <span className="coach-idle unseen">{t('ui.lesson.idle')}</span>}
                  </>
                )}
              </>
            )}
          </div>
          <ul className="coach-told" aria-live="polite">
            {told.map(({ key, params }) => (
              <li key={key}>{t(key, params)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A dot for each idea of the lesson, full when it has been met. */
function Dots({ now }: { readonly now: Moment }) {
  const ideas = ideasOf(now.stage, now.events)
  const done = ideas.filter(({ met }) => met).length
  return (
    <span className="coach-dots" role="img" aria-label={t('ui.lesson.ideas', { done, all: ideas.length })}>
      {ideas.map(({ id, met }) => (
        <i key={id} className={met ? 'met' : undefined} />
      ))}
    </span>
  )
}

/** The hint for what is asked, as the orders give it; null where there is none to be had. */
function useShowMe({ asked }: Moment): { readonly open: boolean; readonly toggle: () => void } | null {
  const advise = usePlaying()?.advise
  const tableMode = useSettings(state => state.tableMode)
  const hint = useScreen(state => state.hint)
  const set = useScreen(state => state.set)
  if (!advise || tableMode || !asked || !isAdvised(asked.decision.kind)) return null
  const key = `${asked.decision.player}/${asked.decision.at}`
  return { open: hint === key, toggle: () => set({ hint: hint === key ? null : key }) }
}
