/** What the page does when a part of it throws: catch it, say so, save the battle, and offer ways on. */
import { Component, type ReactNode, Suspense } from 'react'
import { t } from '../../locale/index.ts'
import type { BattleRequest } from '../menu/types.ts'
import { lazy } from './lazy.ts'
import { noteMishap, saveLast } from './mishaps.ts'

// Fetched when something has gone wrong; the page stands without it.
const Rescue = lazy(() => import('../play/trouble/rescue.tsx').then(module => ({ default: module.Rescue })))

type Props = { readonly children: ReactNode; readonly fallback: (what: string, retry: () => void) => ReactNode }

type Caught = { readonly what: string | null; readonly beyond?: { readonly error: unknown } }

/**
 * Catches what a screen throws while drawing and shows `fallback` in its place; what that throws in turn is left to the boundary above.
 * React has no function for this.
 */
export class Boundary extends Component<Props, Caught> {
  override state: Caught = { what: null }
  private fallen = false

  static getDerivedStateFromError(error: unknown): Caught {
    return { what: error instanceof Error && error.message ? error.message : String(error) }
  }

  override componentDidCatch(error: unknown) {
    noteMishap(error)
    if (this.fallen) this.setState({ beyond: { error } })
    this.fallen = true
  }

  private readonly retry = () => {
    this.fallen = false
    this.setState({ what: null })
  }

  override render() {
    const { what, beyond } = this.state
    if (beyond) throw beyond.error
    return what === null ? this.props.children : this.props.fallback(what, this.retry)
  }
}

type WaysProps = {
  readonly what: string
  readonly onStart: ((request: BattleRequest) => void) | null
}

/** The battle as a file; nothing has to be fetched for it. */
const SaveKey = () => {
  const saving = saveLast()
  return (
    saving && (
      <button type="button" className="key large" onClick={saving.save}>
        {t(saving.word())}
      </button>
    )
  )
}

/** The ways out that a chunk of their own knows; none while it cannot be loaded. */
const Ways = (props: WaysProps) => (
  <Boundary fallback={() => null}>
    <Suspense fallback={null}>
      <Rescue {...props} />
    </Suspense>
  </Boundary>
)

type ProblemProps = {
  readonly what: string
  readonly onMenu: () => void
  /** Goes on with what was kept; without it the page does not offer that. */
  readonly onStart?: (request: BattleRequest) => void
  readonly children?: ReactNode
}

/** A page that says what went wrong and how to go on. */
export function Problem({ what, onMenu, onStart, children }: ProblemProps) {
  return (
    <main className="about" role="alert">
      <h1>{t('ui.problem.title')}</h1>
      <p>{what}</p>
      <div className="row">
        {children}
        <button type="button" className="key large" onClick={onMenu}>
          {t('ui.problem.menu')}
        </button>
        {onStart && !children && <SaveKey />}
        {onStart && <Ways what={what} onStart={onStart} />}
      </div>
    </main>
  )
}

/** A part of the battle screen: what it throws stays in it, the battle goes on around it, and it can be tried again. */
export function Region({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Boundary
      fallback={(what, retry) => (
        <section className={`region-broken ${name}`} role="alert">
          <p>{t('ui.trouble.region', { what })}</p>
          <div className="row">
            <button type="button" className="key primary" onClick={retry}>
              {t('ui.problem.retry')}
            </button>
            <SaveKey />
            <Ways what={what} onStart={null} />
          </div>
        </section>
      )}
    >
      {children}
    </Boundary>
  )
}
