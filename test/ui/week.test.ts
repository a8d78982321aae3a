/** Which browsers empty the store of a page that nobody visits for a week. */
import { describe, expect, it } from 'vitest'
import { emptiesInAWeek } from '../../src/ui/menu/battles/week.tsx'

const KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const PHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${KIT}`
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT}`
const SAFARI = 'Version/18.5 Mobile/15E148 Safari/604.1'

describe('the note on seven days', () => {
  it.each([
    ['Safari on an iPhone', `${PHONE} ${SAFARI}`, 5, true],
    ['Safari on an iPad, which calls itself a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 5, true],
    ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 0, false],
    ['Chrome on an iPhone', `${PHONE} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`, 5, false],
    ['Firefox on an iPhone', `${PHONE} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, 5, false],
    ['a page within another app', `${PHONE} Mobile/15E148`, 5, false],
    ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/137.0.0.0 Mobile Safari/537.36', 5, false],
  ])('%s', (_, userAgent, maxTouchPoints, told) => {
    expect(emptiesInAWeek({ userAgent, maxTouchPoints })).toBe(told)
    expect(emptiesInAWeek({ userAgent, maxTouchPoints, standalone: true })).toBe(false)
  })
})
