/** The squad screen: what is open, saved, drawn, imported or left, and what is said of it. */
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { cleanText, type NamedSquad, SQUAD_MOST, type XwsReading } from '../../content/index.ts'
import { t } from '../../locale/index.ts'
import { type Faction, isRefused } from '../../rules/index.ts'
import { MOST_SQUADS, type SavedSquad } from '../../saves/squads.ts'
import { BOX_SET } from '../factions.ts'
import { Back } from '../parts/back.tsx'
import { MessageLine, useMessage } from '../parts/message.tsx'
import { useSet } from '../parts/use-set.ts'
import { cardsOf, OfCards } from './cards.ts'
import { type Draft, draftOf, drawSquad, newDraft, sameSquad, squadOf, withShips } from './draft.ts'
import { Editor } from './editor.tsx'
import { copySquad, downloadSquad, readSquadFile } from './exchange.ts'
import { ImportDialog } from './import-dialog.tsx'
import { Invitation } from './invitation.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { nameOf } from './list.tsx'
import { SquadsSide } from './side.tsx'
import { SquadKeys } from './squad-keys.tsx'
import { useSquads } from './use-squads.ts'
import './squads.css'
import './english.ts'

/** Squads: all that are kept, and the one being built. */
export function SquadsScreen({ onBack }: { onBack: () => void }) {
  const squads = useSquads()
  /** Whose squads are listed and begun. */
  const [set, setSet] = useState(BOX_SET)
  const { came, again } = useSet(set)
  const [draft, setDraft] = useState<Draft | null>(null)
  /** Counts the squads opened, so that each begins with a fresh editor. */
  const [opened, setOpened] = useState(0)
  const [message, setMessage] = useMessage()
  const [importing, setImporting] = useState<{ readonly reading: XwsReading | null } | null>(null)
  const [leaving, setLeaving] = useState<{ readonly then: () => void } | null>(null)
  const saving = useRef(false)
  const workshop = useRef<HTMLElement>(null)
  useEffect(() => {
    if (opened === 0) return
    // What was open before may have been scrolled down, here or, in a narrow window, as a whole.
    for (const scrolled of [workshop.current, workshop.current?.parentElement]) scrolled?.scrollTo(0, 0)
    workshop.current?.focus({ preventScroll: true })
  }, [opened])

  const saved = draft?.id ? squads.list?.find(squad => squad.id === draft.id) : undefined
  const begun = draft !== null && (draft.entries.length > 0 || draft.name !== '')
  const unsaved = draft !== null && (saved ? !sameSquad(saved, draft) : begun)

  const show = (next: Draft | null) => {
    setDraft(next)
    if (next) setSet(next.set ?? BOX_SET)
    setMessage(null)
    setOpened(opened + 1)
  }
  /** Goes on at once, or asks first what is to become of the draft. */
  const leave = (then: () => void) => (unsaved ? setLeaving({ then }) : then())
  const save = async (next: Draft): Promise<boolean> => {
    // A second press while the first is being stored would make a second squad.
    if (saving.current) return false
    saving.current = true
    const name = cleanText(next.name, SQUAD_MOST.name)
    const done = await squads.save({ ...squadOf(next), name }, next.id)
    saving.current = false
    if (done === 'full') setMessage({ text: t('ui.squads.full', { most: MOST_SQUADS }) })
    else {
      setDraft({ ...next, name, id: done.id })
      setMessage({ text: t('ui.squads.saved', { name: nameOf(done) }) })
    }
    return done !== 'full'
  }
  const remove = async (squad: SavedSquad) => {
    await squads.remove(squad.id)
    show(null)
    const undo = async () => {
      await squads.save(squad, squad.id)
      show(draftOf(squad, squad.id))
    }
    setMessage({ text: t('ui.squads.deleted', { name: nameOf(squad) }), undo: () => void undo() })
  }
  /** The draft with ships by lot in place of its own; where there are none to be had, the message says why. */
  const draw = (from: Draft, then: (drawn: Draft) => void) => {
    try {
      const drawn = withShips(from, drawSquad(from, Math.random))
      setMessage(null)
      then(drawn)
    } catch (error) {
      if (!isRefused(error)) throw error
      setMessage({ text: t(error.refusal) })
    }
  }
  const drop = async (event: DragEvent) => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) setImporting({ reading: await readSquadFile(file) })
  }
  const copy = async (squad: NamedSquad) =>
    setMessage({ text: t((await copySquad(squad)) ? 'ui.squads.copied' : 'ui.squads.copyFailed') })
  const duplicate = (from: Draft) =>
    leave(() => show(draftOf({ ...squadOf(from), name: t('ui.squads.copyName', { name: nameOf(from) }) })))

  /** A new squad of the set that is shown. */
  const begin = (faction: Faction) => newDraft(faction, undefined, set === BOX_SET ? undefined : set)
  /** Another set: what is open is of the one before. */
  const choose = (next: string) => (next === set ? again() : leave(() => [show(null), setSet(next)]))
  const cards = came === 'here' ? cardsOf(set) : null

  return (
    <main
      className={draft ? 'squads editing' : 'squads'}
      tabIndex={-1}
      onDragOver={event => event.preventDefault()}
      onDrop={event => void drop(event)}
    >
      <header className="squads-top">
        <h1>{t('ui.squads.title')}</h1>
        <MessageLine className="squads-message" message={message} />
        <div className="row">
          {draft && (
            <button type="button" className="key narrow-only" onClick={() => leave(() => show(null))}>
              {t('ui.squads.list')}
            </button>
          )}
          {draft && (
            <button type="button" className="key wide-only" onClick={() => leave(() => show(null))}>
              {t('ui.squads.toReady')}
            </button>
          )}
          <button type="button" className="key" onClick={() => setImporting({ reading: null })}>
            {t('ui.squads.import')}
          </button>
          <Back onBack={() => leave(onBack)} />
        </div>
      </header>
      <SquadsSide
        squads={squads}
        set={set}
        came={came}
        cards={cards}
        open={draft?.id ?? null}
        onSet={choose}
        onOpen={squad => leave(() => show(draftOf(squad, squad.id)))}
        onNew={faction => leave(() => show(begin(faction)))}
      />
      <section ref={workshop} className="squads-main" tabIndex={-1} aria-label={t('ui.squads.editor')}>
        {draft ? (
          <OfCards value={cardsOf(draft.set)}>
            <Editor key={opened} draft={draft} onChange={setDraft} onDraw={() => draw(draft, setDraft)} />
            <SquadKeys
              unsaved={unsaved}
              saved={saved !== undefined}
              empty={draft.entries.length === 0}
              onSave={() => void save(draft)}
              onDraw={() => draw(draft, setDraft)}
              onDuplicate={() => duplicate(draft)}
              onCopy={() => void copy(squadOf(draft))}
              onDownload={() => downloadSquad(squadOf(draft))}
              onDelete={() => saved && void remove(saved)}
            />
          </OfCards>
        ) : (
          cards && (
            <OfCards value={cards}>
              <Invitation onDraw={faction => draw(begin(faction), show)} onOpen={squad => show(draftOf(squad))} />
            </OfCards>
          )
        )}
      </section>
      {importing && (
        <ImportDialog
          reading={importing.reading}
          onRead={reading => setImporting({ reading })}
          onTake={squad => {
            setImporting(null)
            leave(() => show(draftOf(squad)))
          }}
          onClose={() => setImporting(null)}
        />
      )}
      {leaving && draft && (
        <LeaveDialog
          name={nameOf(draft)}
          onSave={() => {
            setLeaving(null)
            void save(draft).then(done => done && leaving.then())
          }}
          onDrop={() => {
            setLeaving(null)
            leaving.then()
          }}
          onStay={() => setLeaving(null)}
        />
      )}
    </main>
  )
}
