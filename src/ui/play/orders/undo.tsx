/** The key that takes back, in every order. */
import { useState, useSyncExternalStore } from 'react'
import { t } from '../../../locale/index.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { Icon } from '../../parts/icon.tsx'
import { Notes } from '../../parts/notes.tsx'
import { useAsked, usePicture, usePlaying, useScreen, useSession } from '../context.ts'
import { draftsOf, takenBack } from './drafts.ts'

/** How long everybody has to agree, ms. */
const AGREE_MS = 8000

/** Takes dials back that are not committed, then the last decision, as long as nothing new has been seen since; says why not otherwise, and where nothing ever is. */
export function UndoKey() {
  const session = useSession()
  const playing = usePlaying()
  const set = useScreen(state => state.set)
  // What may be taken back changes with what has been played, and with what the film has shown.
  useSyncExternalStore(session.subscribe, () => playing?.match.log.at(-1))
  usePicture()
  const [told, setTold] = useState<{ readonly at: number; readonly why: string } | null>(null)
  const asked = useAsked()
  const drafts = useScreen(state => state.drafts)
  const dials = asked?.decision.kind === 'dial' ? takenBack(draftsOf(drafts, asked.view.round)) : null
  const seated = useScreen(state => state.seated)
  // What the last of several people has laid, before the next one has the screen (TEAM-11).
  const laid = seated === null && session.team?.laid?.last() ? session.team.laid : null
  const undo = playing?.undo() ?? null
  const ironman = playing?.setup.ironman === true
  const none = !dials && !laid && (undo ? 'not' in undo && undo.not === 'nothing' : !ironman)
  const takeBack = () => {
    if (dials) return set({ drafts: dials.drafts, selected: dials.ship, suggested: null })
    if (laid) return laid.takeBack()
    // What was seen a moment ago counts, not what was when this was drawn.
    const now = playing?.undo()
    const refused = !now ? 'ironman' : 'not' in now ? now.not : null
    // Beside a mate it takes the word of all: the same key once more, while it is asked for.
    const agreed = refused === 'mate' && told !== null && Date.now() - told.at < AGREE_MS
    const not = agreed ? null : refused
    if (not === 'nothing') return
    if (not)
      return setTold({
        at: Date.now(),
        why: `${t(`ui.undo.not.${not}`)}${not === 'mate' ? ` ${t('ui.undo.agree')}` : ''}`,
      })
    setTold(null)
    set({ marks: {}, suggested: null, hint: null, restForMe: null })
    playing?.back(agreed ? 'agreed' : 'undo')
  }
  useCommands({ undo: none ? null : takeBack })
  if (none) return null
  const why =
    dials || laid
      ? null
      : !undo
        ? t('ui.undo.not.ironman')
        : 'not' in undo && undo.not !== 'nothing'
          ? t(`ui.undo.not.${undo.not}`)
          : null
  return (
    <>
      <button
        type="button"
        className="key undo-key"
        data-undo
        aria-disabled={why !== null || undefined}
        title={why ?? t(dials || laid ? 'ui.undo.dial' : 'ui.undo.title')}
        onClick={takeBack}
      >
        <Icon name="undo" />
        {t('ui.undo')}
      </button>
      {told && <Notes key={told.at} passing lines={[told.why]} />}
    </>
  )
}
