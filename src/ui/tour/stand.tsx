/** The ship of one pilot, large: as a model that is turned by hand; drawn until that has come, and where there is no 3D. */
import { useCallback, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Shown } from '../../scene/turntable.tsx'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { useLook } from '../settings.ts'
import { Portrait } from './portrait.tsx'

const Turntable = lazy(() => import('../../scene/turntable.tsx').then(module => ({ default: module.Turntable })))

type Props = {
  readonly ship: Shown
  /** Whose it is. */
  readonly name: string
  readonly calm: boolean
  /** There is nothing here to draw a model with. */
  readonly onUnsupported: () => void
}

/** A ship on its stand, and the key that lets it turn by itself. */
export function Stand({ ship, name, calm, onUnsupported }: Props) {
  const { quality } = useLook()
  const [turns, setTurns] = useState(!calm)
  const [ready, setReady] = useState(false)
  const onHand = useCallback(() => setTurns(false), [])
  const onReady = useCallback(() => setReady(true), [])
  const { chassis, worn, scars } = ship
  const drawn = (
    <div className="stand-drawn">
      <Portrait chassis={chassis} worn={worn} damage={scars} />
    </div>
  )
  const hurt = scars > 0 ? `, ${t('ui.tour.damaged', { count: scars })}` : ''
  const label = `${name}: ${t(`chassis.${chassis}`)}, ${t('ui.tour.kills', { count: worn.kills })}${hurt}`
  return (
    <figure className="stand">
      <div className={`stand-view${ready ? ' modelled' : ''}`}>
        {!ready && drawn}
        <Later without={ready && drawn}>
          <Turntable
            ship={ship}
            quality={quality}
            label={label}
            turns={turns}
            calm={calm}
            onHand={onHand}
            onReady={onReady}
            onUnsupported={onUnsupported}
          />
        </Later>
      </div>
      <figcaption>
        <strong className="stand-name">{name}</strong>
        <span className="stand-hint">{t('ui.tour.stand.hand')}</span>
        <button type="button" className="key stand-turns" aria-pressed={turns} onClick={() => setTurns(!turns)}>
          {t('ui.tour.stand.turns')}
        </button>
      </figcaption>
    </figure>
  )
}
