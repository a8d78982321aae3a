/** The form that keeps a battle under a name of its own. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { freshId } from '../../../saves/fresh-id.ts'
import { MOST_BATTLES, NAME_MOST } from '../../../saves/kept.ts'
import { usePlaying, useScreen } from '../../play/context.ts'
import { downloadBattle } from './battle-files.ts'
import { battles } from './battle-store.ts'
import { standing } from './keeper.ts'
import './english.ts'

const TOLD = {
  asked: 'ui.battles.copyNote',
  saving: 'ui.battles.copyNote',
  full: 'ui.battles.full',
  memory: 'ui.unkept.copy',
} as const

/** Keeps the battle as it stands under a name: whatever is played afterwards, it stays as it is. */
export function SaveCopy({ onSaved, onCancel }: { onSaved: (name: string) => void; onCancel: () => void }) {
  const field = useId()
  const playing = usePlaying()
  const previewed = useScreen(state => state.previewed)
  const now = playing && standing(playing, previewed)
  const [name, setName] = useState(
    now ? t('ui.battles.copyName', { mission: t(`mission.${now.setup.mission}.name`), round: now.round }) : '',
  )
  // Tried again, it is the same one.
  const [id] = useState(freshId)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const [state, setState] = useState<'asked' | 'saving' | 'full' | 'memory'>('asked')
  if (!now) return null
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'saving' || name.trim() === '') return
    setState('saving')
    const came = await (await battles()).keep(id, now, name)
    if (came === 'kept') onSaved(name.trim())
    else setState(came)
  }
  return (
    <form className="stack" onSubmit={event => void save(event)}>
      <div className="field">
        <label htmlFor={field}>{t('ui.battles.copyLabel')}</label>
        <input
          ref={input}
          id={field}
          type="text"
          maxLength={NAME_MOST}
          autoComplete="off"
          value={name}
          onChange={event => setName(event.target.value)}
          onFocus={event => event.target.select()}
        />
      </div>
      <p className="panel-note" role="status">
        {t(TOLD[state], { most: MOST_BATTLES.named })}
      </p>
      <div className="row">
        <button type="submit" className="key large primary" disabled={name.trim() === '' || state === 'saving'}>
          {t('ui.battles.save')}
        </button>
        {state === 'memory' && (
          <button type="button" className="key large" onClick={() => downloadBattle(now)}>
            {t('ui.battles.asFile')}
          </button>
        )}
        <button type="button" className="key large" onClick={onCancel}>
          {t('ui.cancel')}
        </button>
      </div>
    </form>
  )
}
