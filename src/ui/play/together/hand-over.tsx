/** Between the dials of several people at one screen: it is handed over before the next one sets theirs, and covered in between. */
import { type ReactNode, useEffect } from 'react'
import { t } from '../../../locale/index.ts'
import { type Asked, useScreen, useSession, useSideName } from '../context.ts'
import { Panel } from '../orders/panel.tsx'
import { isShared } from '../session/session.ts'
import { CallKeys } from './calls.tsx'
import { called } from './heard.ts'
import './english.ts'
import './together.css'

/** What somebody at this table is called: the member, where the side has several or they gave a name; else the side. */
function useCalled({ side, player }: Pick<Asked, 'side' | 'player'>): { readonly own: boolean; readonly name: string } {
  const { team } = useSession()
  const nameOf = useSideName()
  const member = team?.of(player)
  const own = team !== null && (team.shares(side) || team.members.some(one => one.named))
  return { own, name: own && member ? called(member) : nameOf(side) }
}

/** Asks for the screen to be handed to whoever is asked, and shows nothing that is secret until they say that they have it. */
function HandOver({ asked }: { readonly asked: Asked }) {
  const { side, player } = asked
  const set = useScreen(state => state.set)
  const { own, name } = useCalled(asked)
  return (
    <Panel
      kind="hand-over"
      title={t(own ? 'ui.together.turn.of' : 'ui.together.turn', { side: name })}
      note={t('ui.together.note')}
    >
      <button type="button" className={`key primary large ${side}`} data-first onClick={() => set({ seated: player })}>
        {t(own ? 'ui.together.mine' : 'ui.together.here', { side: name })}
      </button>
    </Panel>
  )
}

/** Over a question: whose it is. While dials are set it can be covered, and covers itself when the page is put away. */
function Whose({ asked }: { readonly asked: Asked }) {
  const { side, player, decision } = asked
  const session = useSession()
  const { team } = session
  const set = useScreen(state => state.set)
  const nameOf = useSideName()
  const { own, name } = useCalled(asked)
  const secret = decision.kind === 'dial'
  useEffect(() => {
    if (!secret) return
    const cover = () => document.hidden && set({ seated: null })
    document.addEventListener('visibilitychange', cover)
    return () => document.removeEventListener('visibilitychange', cover)
  }, [secret, set])
  if (!isShared(session)) return null
  return (
    <div className="asked-row">
      <p className={`asked-side ${side}`} data-asked={player}>
        {nameOf(side)}
        {own && team && ` · ${name}`}
      </p>
      {secret && (
        <button type="button" className="key" onClick={() => set({ seated: null, selected: null })}>
          {t('ui.together.cover')}
        </button>
      )}
    </div>
  )
}

/** A question at a table of several: whose it is, and the question; for dials only once the screen is in their hands, the one secret of a table. */
export function Table({ asked, children }: { readonly asked: Asked; readonly children: ReactNode }) {
  const { decision, player, view } = asked
  const session = useSession()
  const seated = useScreen(state => state.seated)
  if (decision.kind === 'dial' && seated !== player && isShared(session))
    return <HandOver key={`${player}/${view.round}`} asked={asked} />
  return (
    <>
      <Whose asked={asked} />
      {children}
      {decision.kind === 'dial' && <CallKeys asked={asked} />}
    </>
  )
}
