/** Ships seen from above, nose up, as line drawings in a box of 40 around the middle. */
const SHAPES: Readonly<Record<string, string>> = {
  xwing:
    'M-1.2-17 1.2-17 2.6-4 3.6 5 3.6 13-3.6 13-3.6 5-2.6-4ZM3.6 4 16 6.5 16 10 3.6 11M-3.6 4-16 6.5-16 10-3.6 11M16 12V-4M-16 12V-4M5.5 3V15M-5.5 3V15M-1.5-1h3l.5 4h-4Z',
  tiefighter:
    'M0-6a6 6 0 1 0 0 12a6 6 0 1 0 0-12M6-2 13-1M6 2 13 1M-6-2-13-1M-6 2-13 1M13-12h3v24h-3ZM-13-12h-3v24h3ZM-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  senatorshuttle:
    'M-3-15Q0-19 3-15L7-6 8 10 5 15H-5L-8 10-7-6ZM7-2 14 5V12L8 10M-7-2-14 5V12L-8 10M-3-9h6M-4 15v3M0 15v3M4 15v3',
}

/** The silhouette of a chassis, to be drawn inside an SVG. */
export const silhouette = (chassis: string): string => SHAPES[chassis] ?? 'M0-14 10 12 0 7-10 12Z'

/** The silhouette of a chassis as a picture of its own. */
export function Silhouette({ chassis }: { chassis: string }) {
  return (
    <svg viewBox="-20 -20 40 40" className="silhouette" aria-hidden="true">
      <path d={silhouette(chassis)} />
    </svg>
  )
}
