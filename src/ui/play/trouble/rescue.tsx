/** Ways out of trouble: on from what was kept, the battle as a file, a report to paste. A chunk that nothing else waits for. */
import { useEffect, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { battles } from '../../menu/battles/battle-store.ts'
import { useResume } from '../../menu/battles/use-resume.tsx'
import type { BattleRequest } from '../../menu/types.ts'
import { copyText } from '../../parts/copy-text.ts'
import { report } from './report.ts'

type Props = {
  readonly what: string
  /** Goes on with a battle; null: the battle is still there. */
  readonly onStart: ((request: BattleRequest) => void) | null
}

/** The id of the battle that was kept last and is not over, or null. */
async function lastKept(): Promise<string | null> {
  const store = await battles()
  await store.refresh()
  return store.list().find(one => one.winner === null && !one.origin && one.name === '')?.id ?? null
}

/** The keys of an error page. */
export function Rescue({ what, onStart }: Props) {
  const [kept, setKept] = useState<string | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const { go, asking } = useResume(onStart ?? (() => {}))
  useEffect(() => {
    if (!onStart) return
    let left = false
    lastKept().then(
      id => !left && setKept(id),
      // Nothing can be read: the other ways stay.
      () => {},
    )
    return () => {
      left = true
    }
  }, [onStart])
  const copy = async () => {
    const text = report(what)
    // Where it may not write, the text itself can be marked and copied.
    setTold((await copyText(text)) ? t('ui.trouble.copied') : text)
  }
  return (
    <>
      {kept !== null && (
        <button type="button" className="key large primary" onClick={() => go(kept)}>
          {t('ui.trouble.resume')}
        </button>
      )}
      <button type="button" className="key large" onClick={() => void copy()}>
        {t('ui.trouble.copy')}
      </button>
      {asking}
      <p className="panel-note trouble-told" role="status">
        {told}
      </p>
    </>
  )
}
