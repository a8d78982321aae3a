/** Drawn signs of pilots. */
import type { TourPilot } from '../../content/tours/index.ts'

/** In a box of 24, for a pen of 2. */
const DRAWN: Readonly<Record<string, string>> = {
  comet: 'M16 8a3.500 3.500 0 1 1-3 4.800M12.500 11.500 4.500 19.500M11 8.500 5 14.500M14.500 15 9.500 20',
  anvil: 'M4.500 8h15c0 3-2.500 5-5.500 5v3.500l3 2.500H7l3-2.500V13C6.500 13 4.500 11 4.500 8Z',
  thorn: 'M12 20.500V3.500M12 16.500l6-5M12 16.500l-6-5M12 10l4.500-4M12 10 7.500 6',
  key: 'M9 4.500a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM11.800 11.500 19 18.700M15.500 15.200l-2.200 2.200M18 17.700l-2 2',
  wave: 'M3.500 9.500q4.250-5 8.500 0t8.500 0M3.500 15.500q4.250-5 8.500 0t8.500 0',
  owl: 'M5 4.500l3.500 2.500h7L19 4.500v8.500a7 7 0 0 1-14 0ZM9.500 10.500v1M14.500 10.500v1M11 14.500l1 1.500 1-1.500',
  spire: 'M12 3.500 15 12l3.500 8.500h-13L9 12ZM12 12v8.500',
}

/** The sign of a pilot on its colour. */
export function Insignia({ pilot }: { readonly pilot: TourPilot }) {
  return (
    <svg viewBox="0 0 24 24" className="insignia" aria-hidden="true" style={{ color: pilot.colour }}>
      <circle cx="12" cy="12" r="11.250" />
      <path d={DRAWN[pilot.insignia] ?? ''} />
    </svg>
  )
}
