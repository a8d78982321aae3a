/** Asks axe what assistive technology would stumble over on a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { run(part: string | Document, options: RunOptions): Promise<AxeResults> }

/**
 * What assistive technology would stumble over, a line each: the rule of axe and what breaks it. `within`: a part of the page, by its
 * selector; `but`: rules that are not for such a page. The checker is put into a page once: that costs more than to ask it.
 */
export async function axeFaults(
  page: Page,
  { within = null, but = [] }: { readonly within?: string | null; readonly but?: readonly string[] } = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(
    async ([part, none]) => {
      const { axe } = globalThis as unknown as { readonly axe: Axe }
      const { violations } = await axe.run(part ?? document, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(none.map(rule => [rule, { enabled: false }])),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)
    },
    [within, but] as const,
  )
}
