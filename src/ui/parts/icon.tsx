/** All icons of the page, drawn by ourselves, and keys that bear one. */
import type { ComponentProps } from 'react'

/** Line icons in a box of 24, drawn in the colour of the text. */
const PATHS: Readonly<Record<string, string>> = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  help: 'M9 9a3 3 0 1 1 4.2 2.800c-.8.4-1.2 1-1.2 2.200M12 17.500v.5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5.500-5 12.500 0 18M12 3c5 5.500 5 12.500 0 18',
  close: 'M6 6l12 12M18 6 6 18',
  add: 'M12 5v14M5 12h14',
  play: 'M8 5.500v13l10-6.500Z',
  pause: 'M8.5 5.500v13M15.5 5.500v13',
  next: 'M6 6v12l8-6ZM17.5 6v12',
  previous: 'M18 6v12l-8-6ZM6.5 6v12',
  skip: 'M4 6v12l7-6ZM12 6v12l7-6ZM20.5 6v12',
  log: 'M5 6h14M5 10h14M5 14h9M5 18h11',
  auto: 'M4 8h10v8H4ZM14 11l6-3v8l-6-3',
  orbit: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3 13c1-5 17-9 18-4s-15 9.5-18 5',
  top: 'M5 5h14v14H5ZM12 8v8M8 12h8',
  follow: 'M12 4l4 8h-3v8h-2v-8H8Z',
  cockpit: 'M3 19 8 6h8l5 13ZM12 6v13M5 14h14',
  target:
    'M12 5v3M12 16v3M5 12h3M16 12h3M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4',
  free: 'M12 3v18M3 12h18M9.500 5.500 12 3l2.500 2.500M9.500 18.500 12 21l2.500-2.500M5.500 9.500 3 12l2.500 2.500M18.500 9.500 21 12l-2.500 2.500',
  layers: 'M12 4 21 9l-9 5-9-5ZM4.500 12.500 3 13.500l9 5 9-5-1.500-1M12 18.500',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  back: 'M15 6l-6 6 6 6',
  forth: 'M9 6l6 6-6 6',
  left: 'M5 12a7 7 0 1 0 3-5.700M7.5 2.500v4h4',
  right: 'M19 12a7 7 0 1 1-3-5.700M16.5 2.500v4h-4',
  undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  focus: 'M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12ZM12 9.200a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  evade: 'M4 19c1-7 5-11 12-11M12 3.5 17 8l-4.5 5M8 20c.8-4 3-6.5 7-7.5',
  stress: 'M12 3.5 21.5 20h-19ZM12 9.500v5M12 17v.6',
  token: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  'target-lock': 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 9v6M9 12h6',
  'barrel-roll': 'M4 15c0-9 10-9 10-2 0 5-6 5-6 1.500C8 9 20 9 20 15M16.5 13l3.5 3 2-4',
  boost: 'M12 20V9M7 13l5-5 5 5M7 8l5-5 5 5',
  protect: 'M12 3.5 19 6v6c0 4.5-3 7-7 8.500C8 19 5 16.5 5 12V6ZM9 12l2.2 2.200L15.5 10',
  repair:
    'M14 6a4 4 0 0 1 5.5-1l-3 3 .5 1.5 1.5.5 3-3c.4 3-2.5 5.5-5.5 4.500L8.5 19a2 2 0 0 1-3-3l7.5-7.500C12.7 7.5 13.2 6.7 14 6Z',
  shield: 'M12 3.5 19 6v6c0 4.5-3 7-7 8.500C8 19 5 16.5 5 12V6Z',
  hull: 'M5 7l7-3 7 3v10l-7 3-7-3Z',
  hit: 'M12 2.500l2.4 6.200L20.5 6l-2.7 6 2.7 6-6.1-2.700L12 21.500l-2.4-6.200L3.5 18l2.7-6-2.7-6 6.1 2.700Z',
  crit: 'M12 2.500l2.4 6.200L20.5 6l-2.7 6 2.7 6-6.1-2.700L12 21.500l-2.4-6.200L3.5 18l2.7-6-2.7-6 6.1 2.700ZM12 9.800v4.400M9.8 12h4.4',
  blank: 'M9 12h6',
  warning: 'M12 3.5 21.5 20h-19ZM12 9.500v5M12 17v.6',
  tick: 'M5 12.5 10 17.5 19.5 7',
  file: 'M6 3.500h8l4 4v13H6ZM14 3.500v4h4',
  'edge-north': 'M4 5h16M12 20V9M8 13l4-4 4 4',
  'edge-south': 'M4 19h16M12 4v11M8 11l4 4 4-4',
  'edge-east': 'M19 4v16M4 12h11M11 8l4 4-4 4',
  'edge-west': 'M5 4v16M20 12H9M13 8l-4 4 4 4',
  torpedo: 'M4 20 13 11M11 8l5 5M10 9l5.500-5.500L20.500 3.500 20.500 8.500 15 14ZM4 16v4h4',
  scan: 'M12 14v6M8.500 20h7M12 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6M5.500 17a9 9 0 0 1 0-12M18.500 17a9 9 0 0 0 0-12',
  chance: 'M5 5h14v14H5ZM9 9v.2M15 15v.2M15 9v.2M9 15v.2M12 12v.2',
  hint: 'M9 17.500h6M10 20.500h4M9 17.500c0-2.500-3-3.500-3-7.500a6 6 0 0 1 12 0c0 4-3 5-3 7.500',
  thought: 'M4 4.500h16v11h-9l-4.500 4v-4H4ZM8 8.500h8M8 11.500h5',
  sound: 'M4 9.500h3.5L12 5.500v13l-4.500-4H4ZM15.5 9.500a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10',
  muted: 'M4 9.500h3.5L12 5.500v13l-4.500-4H4ZM15.5 9.500l5 5M20.5 9.500l-5 5',
  lock: 'M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2.500',
  captions: 'M3.5 6h17v12h-17ZM6.5 14.500h5M14 14.500h3.500M6.5 11h3M12 11h5.500',
  helm: 'M5 5v8h14V5M3.500 5h3M17.5 5h3M12 13v7M8.500 20h7',
  clip: 'M4 6h16v12H4ZM4 9.500h16M8 6v3.500M12 6v3.500M16 6v3.500M10.500 11.500v4.500l4-2.200Z',
  photo: 'M4 8h4l1.500-2.500h5L16 8h4v11H4ZM12 10.200a3.2 3.2 0 1 0 0 6.400 3.2 3.2 0 0 0 0-6.400',
  exit: 'M10 4H5v16h5M9 12h11M16 8l4 4-4 4',
}

/** One of the game's own icons; always beside or inside something that says the same in words. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={PATHS[name] ?? PATHS['blank']} />
    </svg>
  )
}

/** A square key with nothing on it but an icon; `label` is its name, under the pointer too. */
export function IconKey({
  icon,
  label,
  ...rest
}: { readonly icon: string; readonly label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className="key square" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
