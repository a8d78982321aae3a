/** What members call to their mates while dials are set: heard by both sides, no order and no secret (TEAM-6, TEAM-13). */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { t } from '../../../locale/index.ts'
import { type Call, callProblem, SAYINGS, textOfCall } from '../../../match/calls.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { Why } from '../../rules/why.tsx'
import { type Asked, usePicture, usePlaying, useSession } from '../context.ts'
import '../calls/english.ts'
import { focusBack } from '../focus-back.ts'
import { heard } from './heard.ts'
import './english.ts'
import './calls.css'

const nothing: readonly Call[] = []

/** What has been called so far. */
function useCalls(): readonly Call[] {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, () => session.team?.moves.calls ?? nothing)
}

/** The key that opens the calls, and those that there are: one a round; nothing for whoever has no mate. */
export function CallKeys({ asked }: { readonly asked: Asked }) {
  const playing = usePlaying()
  const calls = useCalls()
  const [open, setOpen] = useState(false)
  const [taking, setTaking] = useState(false)
  const keys = useRef<HTMLDivElement>(null)
  // Opened, or led on to whom one takes: the keys are there to be walked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys are walked from their first.
  useEffect(() => {
    const first = open && keys.current?.querySelector<HTMLElement>('.calls-keys .key')
    if (!first) return
    first.focus()
    // On a low window the rows below it would stay under the edge of the order.
    keys.current?.scrollIntoView({ block: 'nearest' })
  }, [open, taking])
  const team = playing?.team
  const { player: by, side, view } = asked
  const offered = team?.shares(side) === true
  const toggle = () => {
    setOpen(!open)
    setTaking(false)
  }
  useCommands({ calls: offered ? toggle : null })
  if (!playing || !team || !offered) return null
  const { state } = playing.match
  const { round } = state
  const why = callProblem(state, calls, { round, by, say: 'ok' })
  const say = (what: Call['say'], ship?: string) => {
    team.moves.call({ round, by, say: what, ...(ship ? { ship } : {}) })
    setOpen(false)
    focusBack(null)
  }
  return (
    <div ref={keys} className="calls">
      <button type="button" className="key" aria-expanded={open} title={t('ui.calls.title')} onClick={toggle}>
        {t('ui.calls')}
      </button>
      {open && why && (
        <p className="reason" role="status">
          {t(why)} <Why rules={why.rules} />
        </p>
      )}
      {open && !why && (
        // biome-ignore lint/a11y/useSemanticElements: a group of keys, and no form.
        <div className="calls-keys" role="group" aria-label={t('ui.calls.title')}>
          {taking
            ? view.ships
                .filter(one => one.side !== side && one.status === 'play')
                .map(({ id }) => (
                  <button key={id} type="button" className="key" onClick={() => say('take', id)}>
                    {t(textOfCall({ round, by, say: 'take', ship: id }), { name: team.plain })}
                  </button>
                ))
            : SAYINGS.map(one => (
                <button
                  key={one}
                  type="button"
                  className="key"
                  onClick={() => (one === 'take' ? setTaking(true) : say(one))}
                >
                  {one === 'take' ? t('ui.calls.take') : t(textOfCall({ round, by, say: one }))}
                </button>
              ))}
        </div>
      )}
    </div>
  )
}

/** What has been called in the round that is planned, for both sides to hear. */
export function Heard() {
  const { team } = useSession()
  const { round, phase } = usePicture()
  const calls = useCalls()
  if (!team) return null
  const now = phase === 'planning' ? calls.filter(call => call.round === round).map(call => heard(team, call)) : []
  return (
    <p className={now.length > 0 ? 'turns calls-heard' : 'unseen'} role="status">
      {now.join(' · ')}
    </p>
  )
}
