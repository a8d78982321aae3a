/** The screen of kept battles: its list, files taken in or dropped on it, and what came of each deed. */
import { type DragEvent, useEffect, useState } from 'react'
import { t } from '../../../locale/index.ts'
import type { BattleStore } from '../../../saves/battles.ts'
import { freshId } from '../../../saves/fresh-id.ts'
import { type Head, type KeptBattle, MOST_BATTLES } from '../../../saves/kept.ts'
import { looksKept, looksTour, textOf } from '../../../saves/magic.ts'
import { saidSet } from '../../../saves/said.ts'
import { Back } from '../../parts/back.tsx'
import { FileKey } from '../../parts/file-key.tsx'
import { type Message, MessageLine } from '../../parts/message.tsx'
import { setsHere } from '../../sets.ts'
import type { BattleRequest } from '../types.ts'
import { downloadBattle } from './battle-files.ts'
import { battleIn } from './battle-in.ts'
import { battles } from './battle-store.ts'
import { titleOf } from './battle-words.ts'
import { Footer } from './footer.tsx'
import { BattleList } from './list.tsx'
import { lastOpen, markOpen } from './open-mark.ts'
import { useResume } from './use-resume.tsx'
import './battles.css'
import './english.ts'

type Props = {
  /** The text of a save file that was opened elsewhere, to be taken in. */
  readonly opened: string | null
  readonly onStart: (request: BattleRequest) => void
  /** A file's text with a tour of duty in it. */
  readonly onTour: (text: string) => void
  readonly onBack: () => void
}

/** All battles that are kept: to go on with, to watch, to save as files, to delete. */
export function BattlesScreen({ opened, onStart, onTour, onBack }: Props) {
  const [store, setStore] = useState<BattleStore | null>(null)
  const [list, setList] = useState<readonly Head[]>([])
  const [message, setMessage] = useState<Message | null>(null)
  const { go, asking } = useResume(onStart)

  useEffect(() => {
    let left = false
    const look = async () => {
      const found = await battles()
      await found.refresh()
      const taken = opened === null ? null : await takeIn(found, opened)
      // They say how their missions are called.
      await setsHere(...found.list().map(({ set }) => set))
      if (left) return
      setStore(found)
      setList(found.list())
      if (taken) setMessage({ text: taken })
    }
    void look()
    return () => {
      left = true
    }
  }, [opened])

  useEffect(() => {
    if (list) markOpen(lastOpen(list) !== null)
  }, [list])

  /** Reads a battle for something to be done with it, or says why that cannot be. */
  const having = async (id: string, then: (battle: KeptBattle) => void | Promise<void>) => {
    const battle = await store?.read(id)
    if (!battle) return
    if ('problem' in battle) return setMessage({ text: t(battle.problem) })
    await then(battle)
    if (store) setList(store.list())
  }
  const remove = (head: Head) =>
    having(head.id, async battle => {
      await store?.remove(head.id)
      const undo = async () => {
        await store?.keep(head.id, battle, head.name)
        if (store) setList(store.list())
        setMessage(null)
      }
      setMessage({ text: t('ui.battles.deleted', { name: titleOf(head) }), undo: () => void undo() })
    })
  const open = async (file: File) => {
    const text = await textOf(file)
    if (looksTour(text)) return onTour(text)
    if (!looksKept(text)) return onStart({ kind: 'replay', text, file: file.name })
    if (!store) return
    setMessage({ text: await takeIn(store, text) })
    setList(store.list())
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) void open(file)
  }

  return (
    <main className="battles" tabIndex={-1} onDragOver={event => event.preventDefault()} onDrop={drop}>
      <header>
        <h1>{t('ui.battles.title')}</h1>
        <div className="row">
          <FileKey onFile={file => void open(file)}>{t('ui.battles.open')}</FileKey>
          <Back onBack={onBack} />
        </div>
      </header>
      <MessageLine className="battles-message" message={message} />
      {store ? (
        <BattleList
          heads={list}
          waits={store.waits}
          onGo={go}
          onFile={id => void having(id, downloadBattle)}
          onRemove={head => void remove(head)}
        />
      ) : (
        <p aria-live="polite">{t('ui.battles.loading')}</p>
      )}
      {store && <Footer store={store} any={list.length > 0} />}
      {asking}
    </main>
  )
}

/** Keeps the battle of a file; gives what is to be said of it. */
async function takeIn(store: BattleStore, text: string): Promise<string> {
  const battle = await battleIn(text)
  if ('trouble' in battle) return battle.trouble
  const came = await store.keep(freshId(), battle)
  if (came === 'full') return t('ui.battles.shelfFull', { most: MOST_BATTLES.replay })
  return t(came === 'kept' ? 'ui.battles.imported' : 'ui.battles.importedOnly', {
    name: titleOf({
      ...saidSet(battle.setup.set),
      name: '',
      mission: battle.setup.mission,
      points: battle.setup.points ?? 0,
    }),
  })
}
