/** What a server is told to say: the same everywhere, and as the page itself says it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstScript } from '../build/first-script.ts'
import { CACHING, FIRST_SCRIPT, HEADERS, headersFile, POLICY } from '../headers.ts'
import { caddy, nginx } from './support/hosting.ts'

const ROOT = join(import.meta.dirname, '..')
const page = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8')

describe('hosting', () => {
  it('docs/hosting.md has the headers of the build, for nginx and for Caddy', () => {
    expect(page).toContain(`\`\`\`nginx\n${nginx()}\n\`\`\``)
    expect(page).toContain(`\`\`\`caddy\n${caddy()}\n\`\`\``)
  })

  it('the policy lets nothing in but the page itself, and nobody else frame it', () => {
    expect(HEADERS['Content-Security-Policy']).toBe(`${POLICY}; frame-ancestors 'self'`)
    expect(POLICY).toMatch(/^default-src 'none'/)
    expect(POLICY).not.toMatch(/https?:|\*|'unsafe-inline'|'unsafe-eval'/)
    for (const value of Object.values(HEADERS)) expect(value).not.toMatch(/["\n]/)
  })

  it('the policy lets pass the one script that stands in the page, and no other', async () => {
    const hash = `sha256-${createHash('sha256')
      .update(await firstScript())
      .digest('base64')}`
    expect(FIRST_SCRIPT, 'headers.ts and docs/hosting.md have the hash of another').toBe(hash)
    expect(POLICY.match(/'sha256-/g)).toHaveLength(1)
  })

  it('_headers says them of every file, and of each kind how long it is kept', () => {
    const lines = headersFile().split('\n')
    expect(lines[0]).toBe('/*')
    for (const [name, value] of Object.entries(HEADERS)) expect(lines).toContain(`  ${name}: ${value}`)
    for (const [path, value] of Object.entries(CACHING))
      expect(lines[lines.indexOf(path) + 1]).toBe(`  Cache-Control: ${value}`)
  })
})
