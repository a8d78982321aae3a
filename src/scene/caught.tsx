/** What goes wrong while drawing reaches the page, and not only the drawing. */
import { Component, type ReactNode } from 'react'

/** Hands on what is thrown while drawing: the page's own boundaries do not reach into the drawing. */
export class Caught extends Component<{ readonly tell: (error: unknown) => void; readonly children?: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.tell(error ?? new Error('the drawing failed'))
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
