/** What the dialog that reads squads tells of a file, before anything is taken. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readXws } from '../../src/content/index.ts'
import { ImportDialog } from '../../src/ui/squads/import-dialog.tsx'
import '../support/all-english.ts'

const told = (file: unknown): string =>
  renderToStaticMarkup(
    <ImportDialog
      reading={readXws(JSON.stringify(file))}
      onRead={() => undefined}
      onTake={() => undefined}
      onClose={() => undefined}
    />,
  )
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')

describe('the dialog that reads a squad', () => {
  it('says for which edition the file is, in which version, and what becomes of its cards', () => {
    const pilots = [{ name: 'rookiepilot' }]
    expect(told({ version: '1.0.0', pilots })).toContain('First edition (XWS 1.0.0).')
    expect(told({ version: '2.0.0', pilots })).toContain(
      'Second edition (XWS 2.0.0): each card becomes the first-edition card of its name, at its points.',
    )
    expect(told({ pilots: [{ id: 'rookiepilot' }] })).toContain('Second edition: each card')
    expect(told({ pilots })).toContain('First edition.')
  })

  it('counts ships that are alike, each with what it carries, and lines that say the same', () => {
    const rookie = { name: 'rookiepilot', upgrades: { amd: ['r2f2'], torpedo: ['protontorpedoes'] } }
    const text = told({
      faction: 'rebel',
      pilots: [
        rookie,
        { name: 'rookiepilot' },
        rookie,
        ...Array(3).fill({ name: 'bluesquadronpilot', ship: 'bwing' }),
        { name: 'bluesquadronpilot', ship: 'xwing' },
      ],
    })
    expect(text).toContain('4 things were not understood')
    expect(text).toContain('3 × The pilot “bluesquadronpilot” (bwing) is not in this game; left out.')
    expect(text).toContain('The pilot “bluesquadronpilot” (X-wing) is not in this game; left out.')
    expect(text.match(/bluesquadronpilot/g)).toHaveLength(2)
    expect(text).toContain('2 × Rookie PilotProton Torpedoes, R2-F2Rookie Pilot')
  })
})
