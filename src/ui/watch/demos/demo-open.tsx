/** The way from a demo’s name in address or list to the battle screen. */
import { useEffect, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { freshSeed } from '../../menu/fresh-seed.ts'
import type { BattleRequest } from '../../menu/types.ts'
import type { Params } from '../../params.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { isBare } from '../../stream/frame.ts'
import { fetchDemo } from './fetch-demo.ts'
import { televised } from './programme.ts'
import { SHELF } from './shelf.ts'
import { TELEVISION } from './television.ts'
import './english.ts'

type Props = {
  /** Of a demo, or Battle TV; the address may name anything. */
  readonly id: string
  readonly params: Params
  readonly onStart: (request: BattleRequest) => void
  readonly onMenu: () => void
}

/** How long a stream waits before it asks again for what it did not get, milliseconds. */
const AGAIN_MS = 10_000

/** Gets a demo and begins it, or says why it cannot. On the air nobody is there to be told: there Battle TV is shown for an unknown one. */
export function OpenDemo({ id, params, onStart, onMenu }: Props) {
  const listed = id === TELEVISION || SHELF.some(entry => entry.id === id)
  const [bare] = useState(isBare)
  const known = listed || bare
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!listed && bare) console.info(t('ui.demos.unknown', { id }))
  }, [listed, bare, id])
  useEffect(() => {
    if (!failed || !bare) return
    const timer = setTimeout(setFailed, AGAIN_MS, false)
    return () => clearTimeout(timer)
  }, [failed, bare])
  useEffect(() => {
    if (!known || failed) return
    if (id === TELEVISION || !listed) return onStart(televised({ seed: params.seed ?? freshSeed(), n: 0 }))
    const left = new AbortController()
    fetchDemo(id, left.signal).then(
      request => left.signal.aborted || onStart(request),
      () => left.signal.aborted || setFailed(true),
    )
    return () => left.abort()
  }, [id, listed, known, failed, params.seed, onStart])
  if (known && (!failed || bare))
    return (
      <main className="shell" aria-busy="true">
        <p className="shell-note">{t('ui.loading.stage')}</p>
      </main>
    )
  return (
    <Dialog title={t('ui.demos.title')} onClose={onMenu}>
      <p>{known ? t('ui.demos.trouble') : t('ui.demos.unknown', { id })}</p>
      <div className="row">
        {known && (
          <button type="button" className="key large" onClick={() => setFailed(false)}>
            {t('ui.demos.retry')}
          </button>
        )}
        <button type="button" className="key large primary" onClick={onMenu}>
          {t('ui.problem.menu')}
        </button>
      </div>
    </Dialog>
  )
}
