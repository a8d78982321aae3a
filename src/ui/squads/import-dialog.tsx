/** Taking in a squad from outside, with an honest account of what was understood. */
import { useEffect, useId, useRef, useState } from 'react'
import type { NamedSquad, XwsEdition, XwsReading } from '../../content/index.ts'
import { t } from '../../locale/index.ts'
import { factionInk } from '../factions.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FileKey } from '../parts/file-key.tsx'
import { cardsOf, OfCards, useCards } from './cards.ts'
import { alike, pointsOf, problemsOf } from './draft.ts'
import { readSquadFile, readSquadText } from './exchange.ts'
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
  const [text, setText] = useState('')
  return (
    <Dialog title={t('ui.squads.importTitle')} onClose={onClose}>
      {reading ? (
        <Found reading={reading} onTake={onTake} onAgain={() => onRead(null)} onClose={onClose} />
      ) : (
        <Source text={text} onText={setText} onRead={onRead} />
      )}
    </Dialog>
  )
}

type SourceProps = {
  /** What was pasted; it stays while what was read of it is shown. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly onRead: (reading: XwsReading) => void
}

function Source({ text, onText, onRead }: SourceProps) {
  const [waiting, setWaiting] = useState(false)
  const open = useRef(false)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])
  const id = useId()
  /** A set may have to be fetched first; whoever has closed the dialog meanwhile wants it no more. */
  const read = async (coming: Promise<XwsReading>) => {
    setWaiting(true)
    try {
      const reading = await coming
      if (open.current) onRead(reading)
    } finally {
      setWaiting(false)
    }
  }
  return (
    <>
      <p>{t('ui.squads.importNote')}</p>
      <FileKey
        large
        accept=".xws,.json,.txt,application/json,text/plain"
        testId="xws-file"
        onFile={file => void read(readSquadFile(file))}
      >
        {t('ui.squads.importFile')}
      </FileKey>
      <label className="field" htmlFor={id}>
        <span className="label">{t('ui.squads.importPaste')}</span>
        <textarea
          id={id}
          rows={6}
          value={text}
          onChange={event => onText(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <div className="row">
        <button
          type="button"
          className="key primary large"
          disabled={text.trim() === ''}
          aria-busy={waiting}
          onClick={() => void read(readSquadText(text))}
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
  const { squad, problems, set } = reading
  const missed = t('ui.squads.importProblems', { count: problems.length })
  return (
    <OfCards value={cardsOf(set)}>
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
    </OfCards>
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
  const cards = useCards()
  return (
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
  )
}
