/** The numbers of a place say what they are in. */
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NumberField } from '../../src/ui/play/orders/number-field.tsx'

describe('a number of a place', () => {
  it('bears its unit, which the capitals of labels leave as it is', () => {
    const field = <NumberField label="East" unit="mm" value={-120} fixed={false} onWrite={() => {}} />
    expect(renderToStaticMarkup(field)).toContain('East <span class="unit">mm</span>')
    const sheet = readFileSync('src/ui/play/orders/place.css', 'utf8')
    expect(sheet).toMatch(/\.number \.unit \{[^}]*text-transform: none/)
  })
})
