/** The control panel’s part for words: titles, and the names of the players. */
import { useId, useState } from 'react'
import { ofSide, t } from '../../../locale/index.ts'
import { USUAL } from '../../factions.ts'
import { LINE, LOWERS } from '../verbs.ts'
import { Bay, DeskKey, type DeskProps, Segments } from './parts.tsx'

const SIDES = ['first', 'second'] as const

/** What the overlays say beside the game's own words: the lower third, and who flies. */
export function WordsDesk({ state, command }: DeskProps) {
  const [title, setTitle] = useState('')
  const [line, setLine] = useState('')
  const off = !state
  const own = state?.lower.subject.about === 'own'
  return (
    <Bay name="words-bay" title={t('ui.air.lower')}>
      <Segments
        title={t('ui.air.lower.when')}
        values={LOWERS}
        value={state?.lower.show ?? null}
        say={show => t(`ui.air.lower.${show}`)}
        disabled={off}
        onChoose={show => command({ v: 2, verb: 'lower', show })}
      />
      <form
        className="desk-form"
        onSubmit={event => {
          event.preventDefault()
          command({ v: 2, verb: 'title', title, line })
        }}
      >
        <Field label={t('ui.air.title.first')} value={title} onValue={setTitle} />
        <Field label={t('ui.air.title.second')} value={line} onValue={setLine} />
        <div className="row">
          <button type="submit" className="key" aria-disabled={off || undefined}>
            {t('ui.air.title.show')}
          </button>
          <DeskKey
            label={t('ui.air.title.clear')}
            disabled={off || !own}
            onPress={() => command({ v: 2, verb: 'title', title: '', line: '' })}
          />
        </div>
      </form>
      <div className="desk-form">
        {SIDES.map(side => (
          <Player
            key={side}
            label={ofSide('ui.air.player.of', side, state?.factions ?? USUAL)}
            told={state?.names[side] ?? ''}
            onName={name => command({ v: 2, verb: 'name', side, name })}
          />
        ))}
      </div>
    </Bay>
  )
}

function Field(props: { readonly label: string; readonly value: string; readonly onValue: (value: string) => void }) {
  const id = useId()
  return (
    <div className="desk-field">
      <label className="label" htmlFor={id}>
        {props.label}
      </label>
      <input
        id={id}
        type="text"
        maxLength={LINE}
        autoComplete="off"
        value={props.value}
        onChange={event => props.onValue(event.target.value)}
      />
    </div>
  )
}

type PlayerProps = { readonly label: string; readonly told: string; readonly onName: (name: string) => void }

/** Who flies a side: told when the field is left, or with Enter. */
function Player({ label, told, onName }: PlayerProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const id = useId()
  const done = () => {
    if (draft !== null && draft !== told) onName(draft)
    setDraft(null)
  }
  return (
    <div className="desk-field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        maxLength={LINE}
        autoComplete="off"
        value={draft ?? told}
        onChange={event => setDraft(event.target.value)}
        onBlur={done}
        onKeyDown={event => {
          if (event.key === 'Enter') done()
        }}
      />
    </div>
  )
}
