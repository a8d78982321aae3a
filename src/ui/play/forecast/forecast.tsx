/** The overlay that foretells moves: it hands its marks to the table and stands beside it as a legend. */
import { useEffect } from 'react'
import { t } from '../../../locale/index.ts'
import { endFill, endWidth } from '../../../playback/leads-and-ends.ts'
import { useScreen, useSession } from '../context.ts'
import type { ShipEnds } from './foretell.ts'
import { useForecast } from './use-forecast.ts'
import './english.ts'
import './forecast.css'

const RANKS = [0, 1, 2] as const

/** Where ships are predicted to end: on the table, and a legend that says how to read it, or why there is nothing to see. */
export function Forecast() {
  const { standing, forecast, ends } = useForecast()
  const set = useScreen(state => state.set)
  const looked = useScreen(state => state.hovered ?? state.selected)
  useEffect(() => set({ ends }), [set, ends])
  useEffect(() => () => set({ ends: [] }), [set])
  const told = (forecast?.ships ?? []).filter(({ ship }) => ends.some(end => end.ship === ship))
  return (
    <section
      className={`foretold ${standing}`}
      {...(standing === 'shown' && { 'data-air': 'min' })}
      aria-label={t('ui.overlays.forecast')}
      data-forecast={standing}
    >
      <h2 className="label">{t('ui.overlays.forecast')}</h2>
      {standing !== 'shown' ? (
        <p>{t(`ui.forecast.${standing}`)}</p>
      ) : (
        <>
          <ul className="foretold-ranks">
            {RANKS.map(rank => (
              <li key={rank}>
                <Edge rank={rank} />
                {t(`ui.forecast.rank.${rank}`)}
              </li>
            ))}
          </ul>
          <ul className={told.some(({ ship }) => ship === looked) ? 'foretold-ships' : 'unseen'}>
            {told.map(one => (
              <li key={one.ship} className={one.ship === looked ? undefined : 'unseen'}>
                <ShipLine ship={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A base as it is drawn for its rank. */
function Edge({ rank }: { rank: number }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <rect
        x="2"
        y="2"
        width="16"
        height="16"
        fillOpacity={endFill([1, 0.4, 0.1][rank] ?? 0)}
        strokeWidth={endWidth(rank)}
      />
    </svg>
  )
}

/** A ship's ends in words, the likeliest first. */
function ShipLine({ ship: { ship, ends } }: { ship: ShipEnds }) {
  const { names } = useSession()
  return (
    <>
      <strong>{names(ship)}</strong>{' '}
      {ends
        .slice(0, RANKS.length)
        .map(({ percent, manoeuvre, pose }) =>
          t({ key: pose ? 'ui.forecast.end' : 'ui.forecast.off', params: { percent, manoeuvre } }),
        )
        .join(' · ')}
    </>
  )
}
