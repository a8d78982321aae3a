import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What finds in a page what assistive technology would stumble over: only what is wrong is told, which is quicker. */
export const checker = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
