import { t } from '../../locale/index.ts'
import type { Result as Outcome } from '../../rules/index.ts'
import { Panel } from '../orders/panel.tsx'
import { usePicture, useScreen, useSession } from './context.ts'
import { downloadReplay } from './download.ts'
import { SealsTold } from './seals.tsx'

type Props = { readonly result: Outcome; readonly onAgain: (() => void) | null; readonly onMenu: () => void }

/** Who won, why, and what now. */
export function Result({ result, onAgain, onMenu }: Props) {
  const session = useSession()
  const picture = usePicture()
  const previewed = useScreen(state => state.previewed)
  const set = useScreen(state => state.set)
  const { humans, mode } = session
  const rewinds = session.match?.rewinds ?? session.replay?.rewinds ?? 0
  const own = mode === 'play' ? (humans.rebel ? 'rebel' : 'imperial') : null
  const title = !result.winner
    ? t('ui.result.draw')
    : own
      ? t(result.winner === own ? 'ui.result.won' : 'ui.result.lost')
      : t(`ui.result.${result.winner}`)
  const reason =
    result.by === 'goal' && result.winner
      ? t(`mission.${picture.mission}.won.${result.winner}`)
      : t(`ui.result.by.${result.by}`)
  return (
    <Panel kind={`result ${result.winner ?? 'draw'}`} title={title}>
      <p className="result-reason">{reason}</p>
      <p className="panel-note">
        {t('ui.result.rounds', { count: picture.round })}
        {own && <> {t(previewed ? 'ui.result.previews' : 'ui.result.table')}</>}
        {rewinds > 0 && <> {t('ui.result.rewinds', { count: rewinds })}</>}
        {session.setup?.ironman && <> {t('ui.result.ironman')}</>}
      </p>
      <SealsTold />
      <div className="row">
        {onAgain && (
          <button type="button" className="key primary large" data-first onClick={onAgain}>
            {t(mode === 'play' ? 'ui.result.again' : 'ui.result.watchAgain')}
          </button>
        )}
        {session.undo() && (
          <button type="button" className="key large" onClick={() => set({ dialog: 'rewind' })}>
            {t('ui.rewind')}
          </button>
        )}
        {session.match && (
          <button type="button" className="key large" onClick={() => downloadReplay(session)}>
            {t('ui.export')}
          </button>
        )}
        <button type="button" className="key large" onClick={onMenu}>
          {t('ui.problem.menu')}
        </button>
      </div>
    </Panel>
  )
}
