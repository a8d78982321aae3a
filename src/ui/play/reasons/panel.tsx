/** The panel that says why the computer did what it did; nothing in it is told before it is open on the table. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { t } from '../../../locale/index.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { IconKey } from '../../parts/icon.tsx'
import { usePicture, useScreen, useSession } from '../context.ts'
import { focusBack } from '../focus-back.ts'
import { playedOf } from '../session/session.ts'
import { ChoiceReason, DialReason } from './entries.tsx'
import { mayShow, type Openness, type Reason } from './reason.ts'

/** A replay does not know what anybody thought. */
const UNKNOWN: readonly Reason[] = []
const unknown = () => UNKNOWN

/** What the battle lays open now, and the reasons that may be shown by it. */
function useReasons(): { readonly open: Openness; readonly reasons: readonly Reason[]; readonly partly: boolean } {
  const session = useSession()
  const { film, mode, seals, subscribe } = session
  const told = useSyncExternalStore(subscribe, session.mode === 'replay' ? unknown : session.reasons)
  const sealed = useSyncExternalStore(subscribe, seals)
  usePicture()
  const open: Openness = {
    watched: mode === 'watch',
    log: playedOf(session).commands,
    seals: sealed,
    hasSeen: at => film.hasSeen(at),
  }
  const reasons = told.filter(reason => mayShow(reason, open))
  return { open, reasons, partly: session.mode === 'play' && session.began > 0 }
}

const where = (reason: Reason): string => `${reason.side}/${reason.decision.at}`

/** The computer's reasons, round by round, as far as they may be known: a plan is never told before it lies on the table. */
export function Reasons() {
  const { mode } = useSession()
  const { open, reasons, partly } = useReasons()
  const set = useScreen(state => state.set)
  const [chosen, setChosen] = useState<number | null>(null)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      // The focus goes back to where it was when the reasons were opened.
      if (document.activeElement === document.body) focusBack(before)
    }
  }, [])
  const close = () => set({ why: false })
  useCommands({ close: { hears: ({ target }) => panel.current?.contains(target) === true, run: close } })

  const rounds = [...new Set(reasons.map(({ explanation }) => explanation.round))].toSorted((a, b) => a - b)
  // The last round there is anything of, unless another was asked for.
  const round = chosen !== null && rounds.includes(chosen) ? chosen : rounds.at(-1)
  const here = reasons.filter(({ explanation }) => explanation.round === round)
  const plans = here.filter(({ explanation }) => explanation.decision === 'dial')
  const choices = here.filter(({ explanation }) => explanation.decision !== 'dial').toReversed()
  const step = (by: number) => rounds[rounds.indexOf(round ?? -1) + by]

  return (
    <section ref={panel} className="reasons" aria-labelledby="why-title" tabIndex={-1}>
      <header>
        <h2 id="why-title">{t('ui.why.title')}</h2>
        <IconKey icon="close" label={t('ui.close')} onClick={close} />
      </header>
      <div className="reasons-body">
        {/* In here, so that whoever goes by keys can scroll. */}
        {round !== undefined && (
          <div className="reasons-round">
            <IconKey
              icon="back"
              label={t('ui.why.earlier')}
              aria-disabled={step(-1) === undefined || undefined}
              onClick={() => setChosen(step(-1) ?? round)}
            />
            <h3 className="label" aria-live="polite">
              {round === 0 ? t('phase.setup') : t('ui.log.round', { round })}
            </h3>
            <IconKey
              icon="forth"
              label={t('ui.why.later')}
              aria-disabled={step(1) === undefined || undefined}
              onClick={() => setChosen(step(1) ?? null)}
            />
          </div>
        )}
        {plans.map(reason => (
          <DialReason key={where(reason)} reason={reason} open={open} />
        ))}
        {choices.length > 0 && (
          <section aria-label={t('ui.why.choices')}>
            <h4 className="label">{t('ui.why.choices')}</h4>
            <ul className="reasons-list">
              {choices.map(reason => (
                <ChoiceReason key={where(reason)} reason={reason} />
              ))}
            </ul>
          </section>
        )}
        {round === undefined && <p>{t(mode === 'watch' ? 'ui.why.wait.watch' : 'ui.why.wait.play')}</p>}
        {here.some(({ explanation }) => explanation.measure === 'chance') && (
          <p className="panel-note">{t('ui.why.percent')}</p>
        )}
        {partly && <p className="panel-note">{t('ui.why.visit')}</p>}
        <p className="panel-note">{t(mode === 'watch' ? 'ui.why.when.watch' : 'ui.why.when.play')}</p>
      </div>
    </section>
  )
}
