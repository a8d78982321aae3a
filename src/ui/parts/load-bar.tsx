/** Progress of what is being fetched, in megabytes. */
import { t } from '../../locale/index.ts'
import { type Loaded, useLoaded } from './loads.ts'
import { megabytes } from './megabytes.ts'

/** How much of what is on its way has come, in bytes; nothing where the page does not know how much there is. */
export function LoadBar({ what, loaded: { done, of } }: { readonly what: string; readonly loaded: Loaded }) {
  if (of === 0) return null
  return (
    <span className="load-bar">
      <progress value={done} max={of} aria-label={what} />
      <span>{t('ui.loading.bytes', { done: megabytes(done), of: megabytes(of) })}</span>
    </span>
  )
}

/** The bar of the scripts of a battle or of the stage. */
export const ScriptsBar = ({ what, load }: { readonly what: string; readonly load: 'battle' | 'stage' }) => (
  <LoadBar what={what} loaded={useLoaded(load)} />
)
