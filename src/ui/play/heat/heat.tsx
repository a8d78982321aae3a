/** The overlay of enemy fire: it hands its map to the table, with a legend and what each ship has to fear. */
import { useEffect } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { decimal, type Key, t } from '../../../locale/index.ts'
import { type Exposure, exposure } from '../../../playback/fire.ts'
import type { HeatLevel } from '../../../playback/marks.ts'
import { shipsInPlay } from '../../../playback/measure.ts'
import { opponent } from '../../../rules/index.ts'
import { useAlone, useByEye, usePicture, useScreen, useSession, useSideName } from '../context.ts'
import { useHeat } from './use-heat.ts'
import './english.ts'
import './heat.css'

/** Where the enemy may fire: on the table, and a legend that says how to read it and what a ship there is to expect. */
export function Heat() {
  const { names } = useSession()
  const picture = usePicture()
  const byEye = useByEye()
  const { whose, fires, mark } = useHeat()
  const set = useScreen(state => state.set)
  const { hovered, selected, marks } = useScreen(
    useShallow(({ hovered, selected, marks }) => ({ hovered, selected, marks })),
  )
  useEffect(() => set({ heat: mark }), [set, mark])
  useEffect(() => () => set({ heat: null }), [set])
  const all = fires.length
  // With one person at the table there is no doubt who the enemy is.
  const enemy = useAlone() !== null
  const side = useSideName()(opponent(whose.under))
  const ghost = marks.ghosts?.[0]
  const under = shipsInPlay(picture).filter(ship => ship.side === whose.under)
  const looked = [hovered, ghost?.id, selected, marks.arcs?.[0]].find(id => under.some(ship => ship.id === id))
  const stands = fires.every(fire => fire.stands)
  const words = (key: Key, { many, dice }: Exposure) => t(key, { many, all, dice: decimal(dice, 1) })
  const state = byEye ? 'closed' : all === 0 ? 'none' : stands ? 'now' : 'ahead'
  return (
    <section className="heat-legend" data-air="min" aria-label={t('ui.overlays.heat')} data-fire={state}>
      <h2 className="label heat-aside">
        {enemy && !whose.only ? t('ui.overlays.heat') : t('ui.heat.of', { who: whose.only ? names(whose.only) : side })}
      </h2>
      <p role="status" className="heat-now">
        {t(`ui.heat.${state}`, { count: all })}
      </p>
      {mark && (
        <ol className="heat-steps" aria-label={t('ui.heat.steps')}>
          {mark.levels.map(({ dice }, at) => (
            <li key={dice}>
              <Swatch levels={mark.levels.slice(0, at + 1)} />
              {dice === 0 ? t('ui.heat.reach') : dice < 1 ? '½' : dice}
            </li>
          ))}
          <li className="heat-aside">{t('ui.heat.unit')}</li>
          <li className="heat-short">{t('ui.heat.dice')}</li>
        </ol>
      )}
      {all > 0 && (
        <ul>
          {under.map(ship => (
            <li key={ship.id} className={ship.id === looked ? undefined : 'unseen'}>
              <strong className="heat-aside">{names(ship.id)}</strong>{' '}
              {words('ui.heat.here', exposure(fires, ship.base, ship.pose))}
              {ghost?.id === ship.id && ghost.tone !== 'bad' && (
                <> · {words('ui.heat.there', exposure(fires, ghost.base, ghost.pose))}</>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A step as it lies on the mat: all steps below it, and itself. */
function Swatch({ levels }: { levels: readonly HeatLevel[] }) {
  return (
    <svg viewBox="0 0 20 20" className="board-heat" aria-hidden="true">
      {levels.map(({ dice, ink }, at) => (
        <path
          key={dice}
          className={dice === 0 ? 'reach' : at + 1 < levels.length ? 'some' : undefined}
          d="M2 2H18V18H2Z"
          fillOpacity={ink}
        />
      ))}
    </svg>
  )
}
