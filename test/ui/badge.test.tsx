/** Signs in the bar of a battle. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/locale/index.ts'
import { Badge } from '../../src/ui/play/badge.tsx'
import '../support/all-english.ts'

describe('a badge', () => {
  it('bears its name, and what it means for those who hear the page', () => {
    const closed = renderToStaticMarkup(<Badge icon="lock" label="Ironman" note={t('ui.undo.not.ironman')} />)
    const id = /aria-describedby="([^"]+)"/.exec(closed)![1]!
    expect(closed).toContain(`<span id="${id}" role="tooltip" class="unseen">Ironman: nothing is taken back here`)
    expect(closed).toContain('<span>Ironman</span>')
  })

  it('shows what it means when it is asked', () => {
    expect(renderToStaticMarkup(<Badge icon="lock" label="Ironman" note={t('ui.undo.not.ironman')} open />)).toContain(
      'class="badge-note">Ironman: nothing is taken back here',
    )
  })
})
