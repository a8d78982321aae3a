/** Taking in a squad from outside, with an honest account of what was understood. */
import { useId, useState } from 'react'
import { type NamedSquad, readXws, type XwsEdition, type XwsReading } from '../../content/index.ts'
import { t } from '../../locale/index.ts'
import { factionInk } from '../factions.ts'
import { Dialog } from '../parts/dialog.tsx'
import { cardsOf, OfCards } from './cards.ts'
import { alike, pointsOf, problemsOf } from './draft.ts'
import { readSquadFile } from './exchange.ts'
import { nameOf } from './list.tsx'
import { Problems } from './problems.tsx'
import { PilotName } from './ship.tsx'

type Props = {
  /** What was read already, from a file dropped on the screen. */
  readonly reading: XwsReading | null
  readonly onRead: (reading: XwsReading | null) => void
  readonly onTake: (squad: NamedSquad) => void
  readonly onClose: () => void
}

/** A squad from a file or from text. What was not understood is shown before anything is taken. */
export function ImportDialog({ reading, onRead, onTake, onClose }: Props) {
  return (
    <Dialog title={t('ui.squads.importTitle')} onClose={onClose}>
      {reading ? (
        <Found reading={reading} onTake={onTake} onAgain={() => onRead(null)} onClose={onClose} />
      ) : (
        <Source onRead={onRead} />
      )}
    </Dialog>
  )
}

function Source({ onRead }: { onRead: (reading: XwsReading) => void }) {
  const [text, setText] = useState('')
  const id = useId()
  return (
    <>
      <p>{t('ui.squads.importNote')}</p>
      <label className="key large drop">
        {t('ui.squads.importFile')}
        <input
          type="file"
          className="unseen"
          accept=".xws,.json,.txt,application/json,text/plain"
          data-testid="xws-file"
          onChange={async event => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) onRead(await readSquadFile(file))
          }}
        />
      </label>
      <label className="field" htmlFor={id}>
        <span className="label">{t('ui.squads.importPaste')}</span>
        <textarea
          id={id}
          rows={6}
          value={text}
          onChange={event => setText(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <div className="row">
        <button
          type="button"
          className="key primary large"
          disabled={text.trim() === ''}
          onClick={() => onRead(readXws(text))}
        >
          {t('ui.squads.importRead')}
        </button>
      </div>
    </>
  )
}

type FoundProps = {
  readonly reading: XwsReading
  readonly onTake: (squad: NamedSquad) => void
  readonly onAgain: () => void
  readonly onClose: () => void
}

function Found({ reading, onTake, onAgain, onClose }: FoundProps) {
  const { squad, problems } = reading
  const missed = t('ui.squads.importProblems', { count: problems.length })
  return (
    <>
      <div role="status">
        {problems.length > 0 ? <p className="import-missed">{missed}</p> : <p>{t('ui.squads.importClean')}</p>}
        {!squad && <p>{t('ui.squads.importNothing')}</p>}
      </div>
      {squad && <Edition of={reading} />}
      <Problems problems={problems} label={missed} />
      {squad && <Summary squad={squad} />}
      <div className="row">
        {squad && (
          <button type="button" className="key primary large" onClick={() => onTake(squad)}>
            {t(problems.length > 0 ? 'ui.squads.importTakeRest' : 'ui.squads.importTake')}
          </button>
        )}
        <button type="button" className="key large" onClick={onAgain}>
          {t('ui.squads.importAgain')}
        </button>
        <button type="button" className="key large" onClick={onClose}>
          {t('ui.cancel')}
        </button>
      </div>
    </>
  )
}

/** For which edition the file was made, and what that means here. */
function Edition({ of: { edition, version } }: { of: XwsEdition }) {
  return (
    <p className="import-edition">
      {t(`ui.squads.importEdition.${edition ?? 'none'}`, { version: version ? ` (XWS ${version})` : '' })}
    </p>
  )
}

/** What would be imported, and what the rules say of it. */
function Summary({ squad }: { squad: NamedSquad }) {
  const problems = problemsOf(squad)
  const cards = cardsOf(squad.set)
  return (
    <OfCards value={cards}>
      <section className="import-summary" aria-label={t('ui.squads.importFound')}>
        <p className="label">{t('ui.squads.importFound')}</p>
        <h3 style={factionInk(squad.faction)}>
          {nameOf(squad)} <span className="cost">{t('ui.squads.pointsFree', { count: pointsOf(squad) })}</span>
        </h3>
        <ul>
          {alike(squad.entries).map(({ entry, times }) => (
            <li key={[entry.pilot, ...entry.upgrades].join(' ')}>
              {times > 1 && `${times} × `}
              <PilotName pilot={entry.pilot} />
              {entry.upgrades.length > 0 && <small>{entry.upgrades.map(cards.name).join(', ')}</small>}
            </li>
          ))}
        </ul>
        <Problems problems={problems} label={t('ui.squads.problems')} />
        {problems.length > 0 && <small>{t('ui.squads.importIllegal')}</small>}
      </section>
    </OfCards>
  )
}
