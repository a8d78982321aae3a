/** The headers of the page as the servers of `docs/hosting.md` are told them. */
import { CACHING, HEADERS } from '../../headers.ts'

const ROOT = '/srv/koiogran'

/** For nginx: who is kept how long beside the `server` block, the rest within it. A header without a value is not said. */
export const nginx = (): string => {
  const kept = Object.entries(CACHING).map(
    ([path, value]) => `  ${path.endsWith('*') ? `~^${path.slice(0, -1)}` : path} "${value}";`,
  )
  const said = Object.entries(HEADERS).map(([name, value]) => `  add_header ${name} "${value}" always;`)
  return [
    'map $uri $kept {',
    '  default "";',
    ...kept,
    '}',
    'server {',
    `  root ${ROOT};`,
    ...said,
    '  add_header Cache-Control $kept;',
    '}',
  ].join('\n')
}

/** A site's body for Caddy. */
export const caddy = (): string => {
  const always = Object.entries(HEADERS).map(([name, value]) => `  ${name} "${value}"`)
  const kept = Object.entries(CACHING).map(([path, value]) => `header ${path} Cache-Control "${value}"`)
  return [`root * ${ROOT}`, 'file_server', 'header {', ...always, '}', ...kept].join('\n')
}
