/** The order for a barrel roll: choosing where it ends, seen on the table before it is rolled. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Vec } from '../../../geometry/index.ts'
import { t } from '../../../locale/index.ts'
import { rolledTo, rollReach } from '../../../rules/index.ts'
import { legalTargetsFrom, scansFrom, threats } from '../../../rules/preview.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { useAnswer, useSession, useTable } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { Panel, Reason } from './panel.tsx'
import { namedRolls, ROLL_SIDES, type Roll, rollTowards } from './rolls.ts'
import type { AskedOf } from './types.ts'

/** A barrel roll: to a named place, dragged there, or by the slide; the ship is shown where it would end, and whom it meets there. */
export function BarrelRoll({ asked, onBack }: { asked: AskedOf<'action'>; onBack: () => void }) {
  const { engine, names } = useSession()
  const { view, decision, side } = asked
  const answer = useAnswer(asked)
  const ship = view.ships.find(one => one.id === decision.ship)!
  const game = { catalog: engine.catalog, state: view, events: null }
  const reach = rollReach(game, ship)
  const { judge, named } = useMemo(() => {
    const judge = (roll: Roll) => {
      const { ship, at } = decision
      const judged = engine.isLegal(view, { type: 'act', ship, action: 'barrel-roll', ...roll, player: side, at })
      return judged === true ? null : judged
    }
    return { judge, named: namedRolls(reach, judge) }
  }, [engine, view, decision, side, reach])
  const [roll, setRoll] = useState<Roll>(
    () => named.find(one => one.name === 'level' && !one.refusal) ?? { side: 'left', slide: 0 },
  )
  const { side: to, slide } = roll
  const refusal = judge(roll)
  const pose = rolledTo(game, ship, to, slide)
  const targets = legalTargetsFrom(engine.catalog, view, ship.id, pose)
  const threatened = threats(engine.catalog, view, ship.id, pose).by.map(shot => shot.ship)
  const towards = (at: Vec) => ship.pose && setRoll(rollTowards(ship.pose, at, reach))
  useTable(
    {
      targets,
      arcs: [ship.id],
      ghosts: [
        {
          id: ship.id,
          chassis: ship.chassis,
          pose,
          base: engine.catalog.chassis[ship.chassis]!.base,
          tone: refusal ? 'bad' : 'good',
        },
      ],
    },
    pick => pick?.kind === 'mat' && towards(pick),
    { at: pose, onDrag: towards, onTurn() {} },
  )
  useCommands({ leave: onBack })
  // Whoever picks a place by key, or takes one from a hint, goes on to the key that rolls, where it can be rolled there.
  const picked = useRef(false)
  const go = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (picked.current) go.current?.focus()
    picked.current = false
  })
  const suggested = useSuggested(asked)
  useEffect(() => {
    if (suggested?.type !== 'act' || suggested.action !== 'barrel-roll') return
    setRoll({ side: suggested.side, slide: suggested.slide })
    picked.current = true
  }, [suggested])
  const list = (ids: readonly string[]) => ids.map(names).join(', ')
  const scans = scansFrom(engine.catalog, view, ship.id, pose)

  return (
    <Panel kind="roll" title={t('ui.roll.title', { ship: names(ship.id) })} note={t('ui.roll.note')}>
      <fieldset className="rolls">
        <legend className="unseen">{t('ui.roll.side')}</legend>
        {ROLL_SIDES.map(one => (
          <fieldset key={one}>
            <legend className="label">{t(`ui.roll.${one}`)}</legend>
            {named
              .filter(place => place.side === one)
              .map(place => (
                <button
                  key={place.name}
                  type="button"
                  className={place.refusal ? 'key barred' : 'key'}
                  aria-pressed={to === one && slide === place.slide}
                  data-first={to === one && slide === place.slide ? true : undefined}
                  onClick={({ detail }) => {
                    setRoll({ side: one, slide: place.slide })
                    picked.current = detail === 0
                  }}
                >
                  {t(`ui.roll.${place.name}`)}
                </button>
              ))}
          </fieldset>
        ))}
      </fieldset>
      <label className="slider">
        <span className="label">{t('ui.roll.slide', { slide })}</span>
        <input
          type="range"
          min={-reach}
          max={reach}
          step={1}
          value={slide}
          onChange={event => setRoll({ side: to, slide: Number(event.target.value) })}
        />
      </label>
      {scans.length > 0 && <p className="forecast good">{t('ui.dial.scans', { markers: list(scans) })}</p>}
      {targets.length > 0 && <p className="forecast good">{t('ui.roll.targets', { ships: list(targets) })}</p>}
      {threatened.length > 0 && <p className="forecast bad">{t('ui.roll.threatened', { ships: list(threatened) })}</p>}
      <Reason refusal={refusal} />
      <div className="row">
        <button
          ref={go}
          type="button"
          className="key primary large"
          disabled={refusal !== null}
          onClick={() => answer({ type: 'act', ship: ship.id, action: 'barrel-roll', side: to, slide })}
        >
          {t('ui.roll.roll')}
        </button>
        <button type="button" className="key large" onClick={onBack}>
          {t('ui.back')}
        </button>
      </div>
    </Panel>
  )
}
