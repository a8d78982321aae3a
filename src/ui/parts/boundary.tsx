import { Component, type ReactNode } from 'react'
import { t } from '../../locale/index.ts'

type Props = { readonly children: ReactNode; readonly fallback: (what: string, retry: () => void) => ReactNode }

/** Catches what a screen throws while drawing and shows `fallback` in its place. React has no function for this. */
export class Boundary extends Component<Props, { what: string | null }> {
  override state: { what: string | null } = { what: null }

  static getDerivedStateFromError(error: unknown) {
    return { what: error instanceof Error && error.message ? error.message : String(error) }
  }

  override render() {
    const { what } = this.state
    return what === null ? this.props.children : this.props.fallback(what, () => this.setState({ what: null }))
  }
}

/** A page that says what went wrong and how to go on. */
export function Problem({ what, onMenu, children }: { what: string; onMenu: () => void; children?: ReactNode }) {
  return (
    <main className="about" role="alert">
      <h1>{t('ui.problem.title')}</h1>
      <p>{what}</p>
      <div className="row">
        {children}
        <button type="button" className="key large" onClick={onMenu}>
          {t('ui.problem.menu')}
        </button>
      </div>
    </main>
  )
}
