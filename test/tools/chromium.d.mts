/** The path of a Chromium: Playwright's own, or the system's; null if there is none. */
export function findChromium(): Promise<string | null>
/** Like findChromium, but installs Debian's package when root; otherwise says plainly what to install and throws. */
export function needChromium(): Promise<string>
