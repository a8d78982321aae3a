/** Ironman is told in the bar of a battle. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Badge } from '../../src/ui/battle/iron-badge.tsx'
import '../support/all-english.ts'

describe('the badge of Ironman', () => {
  it('bears its name, and what it means for those who hear the page', () => {
    const closed = renderToStaticMarkup(<Badge />)
    const id = /aria-describedby="([^"]+)"/.exec(closed)![1]!
    expect(closed).toContain(`<span id="${id}" role="tooltip" class="unseen">Ironman: nothing is taken back here`)
    expect(closed).toContain('<span>Ironman</span>')
  })

  it('shows what it means when it is asked', () => {
    expect(renderToStaticMarkup(<Badge open />)).toContain('class="iron-note">Ironman: nothing is taken back here')
  })
})
