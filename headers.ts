/** What the page may load, and what a server says with it: one source for the build, the preview and `docs/hosting.md`. */

/** The hash of the page's first script, the one that stands in the page itself: `build/first-script.ts`. */
export const FIRST_SCRIPT = 'sha256-lsfBWwxtj+osANc4E3wcBfCDHIj74mQ4eeq5fGxcCZM='

/** The built page loads itself and nothing else. The development server injects inline scripts, so it goes without. */
export const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'wasm-unsafe-eval' '${FIRST_SCRIPT}'`,
  "worker-src 'self'",
  "connect-src 'self' blob:",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "style-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

/** What no page of ours asks for. */
const NEVER = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Said with every file. Who may frame the page can only be said here, not in the page. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'self'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // No other site holds a hand on the page, or shows its files as its own.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': NEVER.map(name => `${name}=()`).join(', '),
}

/** How long a file is kept: what has a name of its own for ever, the page and its service worker never unasked. */
export const CACHING = {
  '/assets/*': 'public, max-age=31536000, immutable',
  '/': 'no-cache',
  '/index.html': 'no-cache',
  '/sw.js': 'no-cache',
} as const

/** The same as a `_headers` file, as some hosts of static pages read it. */
export const headersFile = (): string => {
  const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const kept = Object.entries(CACHING).map(([path, value]) => rule(path, { 'Cache-Control': value }))
  return `${[rule('/*', HEADERS), ...kept].join('\n')}\n`
}
