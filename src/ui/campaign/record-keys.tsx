/** The record on its way out of the browser and in: one file of results, daily battles and puzzles. */
import { useState } from 'react'
import { t } from '../../locale/index.ts'
import { MOST_RESULTS, type RecordStore } from '../../saves/record.ts'
import { RECORD_MOST, readRecordText, recordText } from '../../saves/record-file.ts'
import { daily } from '../daily/open-daily.ts'
import { FileKey } from '../parts/file-key.tsx'
import { saveText } from '../parts/save-file.ts'
import { solved } from '../puzzles/open-solved.ts'

/** Saves the whole record as a file. */
async function download(store: RecordStore): Promise<void> {
  const [days, puzzles] = await Promise.all([daily(), solved()])
  await saveText(
    recordText({ results: store.list(), days: days.list(), puzzles: puzzles.list() }),
    'koiogran-record.json',
  )
}

/** Takes in what a file has and this browser has not; what is here stays as it is. Gives what came of it, in words. */
export async function takeIn(text: string, store: RecordStore): Promise<string> {
  const file = readRecordText(text)
  if (!file) return t('ui.record.import.none')
  const [days, puzzles] = await Promise.all([daily(), solved()])
  const here = new Set(store.list().map(({ id }) => id))
  const fresh = file.results.filter(({ id }) => !here.has(id)).sort((a, b) => b.ended - a.ended)
  const before = days.list().filter(one => one.result).length
  await store.keep(...fresh.slice(0, Math.max(0, MOST_RESULTS - here.size)))
  await days.keep(...file.days)
  await puzzles.keep(...file.puzzles)
  const came = { count: fresh.length, days: days.list().filter(one => one.result).length - before }
  const rest = file.unread > 0 ? [t('ui.battles.left', { count: file.unread })] : []
  return [t('ui.record.import.came', came), ...rest].join(' ')
}

type Props = { readonly store: RecordStore; readonly look: () => void }

/** The keys that save the record as a file, and take one in. */
export function RecordFile({ store, look }: Props) {
  const [told, setTold] = useState('')
  const open = async (file: File) => {
    // No more is read than tells that it is too long.
    setTold(await takeIn(await file.slice(0, RECORD_MOST.bytes + 1).text(), store))
    look()
  }
  return (
    <>
      <button type="button" className="key large" onClick={() => void download(store)}>
        {t('ui.record.export')}
      </button>
      <FileKey large onFile={file => void open(file)}>
        {t('ui.record.import')}
      </FileKey>
      <p className="panel-note" role="status">
        {told}
      </p>
    </>
  )
}
