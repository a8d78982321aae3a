/** Where a Chromium is on this machine, installing Debian's when we are root on a bare one. Node only: runs before npm has installed anything. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM,
  // The same browser without its window: a page opens at a third of the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
]

/** The path of a Chromium: Playwright's own, or the system's; null if there is none. */
export async function findChromium() {
  try {
    const { chromium } = await import('playwright')
    if (existsSync(chromium.executablePath())) return chromium.executablePath()
  } catch {
    // Playwright is not installed yet: the system's will do.
  }
  return PLACES.find(path => path && existsSync(path)) ?? null
}

/** Like findChromium, but installs Debian's package when root; otherwise says plainly what to install and throws. */
export async function needChromium() {
  const found = await findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium here: installing Debian’s.')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    // Older Debians have no browser without a window.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
      const installed = await findChromium()
      if (installed) return installed
    }
  }
  throw new Error(
    'The browser tests need a Chromium. Install one (Debian: apt install chromium; elsewhere: npx playwright install chromium, or Chrome), or set CHROMIUM to its path.',
  )
}
