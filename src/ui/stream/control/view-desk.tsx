/** The control panel’s parts for cameras and overlays, for the page’s own instruments, and for moments. */
import { useId } from 'react'
import { type Key, type Names, t } from '../../../locale/index.ts'
import { OVERLAYS } from '../../../playback/marks.ts'
import { CAMERAS } from '../../cameras.ts'
import { CAPTIONS, EVALS, HUDS } from '../../params.ts'
import type { Ability } from '../summary.ts'
import { Bay, DeskKey, type DeskProps, Segments } from './parts.tsx'

/** What is looked at, and what is drawn on the table. */
export function ViewDesk({ state, command, names }: DeskProps & { names: Names }) {
  const field = useId()
  const view = state?.view
  const off = !view
  return (
    <>
      <Bay name="camera-bay" title={t('ui.camera')}>
        <div className="keys-grid">
          {CAMERAS.map(camera => (
            <DeskKey
              key={camera}
              icon={camera}
              label={t(`ui.camera.${camera}`)}
              pressed={camera === view?.camera}
              disabled={off}
              onPress={() => command({ v: 2, verb: 'camera', camera })}
            />
          ))}
        </div>
        <div className="desk-field">
          <label className="label" htmlFor={field}>
            {t('ui.air.ship')}
          </label>
          <select
            id={field}
            value={view?.selected ?? ''}
            disabled={off}
            onChange={event => command({ v: 2, verb: 'select', ship: event.target.value || null })}
          >
            <option value="">{t('ui.air.ship.none')}</option>
            {state?.ships
              .filter(ship => ship.status === 'play')
              .map(ship => (
                <option key={ship.id} value={ship.id}>
                  {names(ship.id)}
                </option>
              ))}
          </select>
        </div>
      </Bay>
      <Bay name="table-bay" title={t('ui.overlays')}>
        <div className="keys-grid">
          {OVERLAYS.map(overlay => {
            const on = view?.overlays.includes(overlay) === true
            return (
              <DeskKey
                key={overlay}
                label={t(`ui.overlays.${overlay}`)}
                pressed={on}
                disabled={off}
                onPress={() => command({ v: 2, verb: 'overlay', overlay, on: !on })}
              />
            )
          })}
        </div>
      </Bay>
    </>
  )
}

/** What stands around the table of the battle's own page. */
export function ShowDesk({ state, command }: DeskProps) {
  const view = state?.view
  const why = (what: Ability) => (state && !state.can.includes(what) ? t('ui.air.notHere') : undefined)
  const off = !view
  return (
    <Bay name="show-bay" title={t('ui.air.show')}>
      <Segments
        title={t('ui.air.hud')}
        values={HUDS}
        value={view?.hud ?? null}
        say={hud => t(`ui.air.hud.${hud}`)}
        why={why('hud')}
        disabled={off}
        onChoose={hud => command({ v: 2, verb: 'hud', hud })}
      />
      <Segments
        title={t('ui.air.captions')}
        values={CAPTIONS}
        value={view?.captions ?? null}
        say={captions => t(`ui.air.captions.${captions}`)}
        why={why('captions')}
        disabled={off}
        onChoose={captions => command({ v: 2, verb: 'captions', captions })}
      />
      <Segments
        title={t('ui.air.eval')}
        values={EVALS}
        value={view?.eval ?? null}
        say={one => t(`ui.air.eval.${one}`)}
        why={why('eval')}
        disabled={off}
        onChoose={one => command({ v: 2, verb: 'eval', eval: one })}
      />
      <div className="row">
        <DeskKey
          icon={view?.muted ? 'muted' : 'sound'}
          label={t('ui.sound.mute')}
          pressed={view?.muted === true}
          disabled={off}
          by="sound"
        />
      </div>
    </Bay>
  )
}

/** Moments: once more, kept, or on to the next. */
export function MomentDesk({ state, command }: DeskProps) {
  const off = !state
  const why = (what: Ability, words: Key) => (state && !state.can.includes(what) ? { why: t(words) } : {})
  return (
    <Bay name="moment-bay" title={t('ui.air.moments')}>
      <div className="keys-grid">
        <DeskKey
          icon="undo"
          label={t('ui.air.replay')}
          pressed={state?.view.replaying === true}
          disabled={off}
          {...why('replay', 'ui.air.replay.none')}
          onPress={() => command({ v: 2, verb: 'replay' })}
        />
        <DeskKey
          icon="file"
          label={t('ui.air.save')}
          disabled={off}
          {...why('save', 'ui.air.save.none')}
          onPress={() => command({ v: 2, verb: 'save' })}
        />
        <DeskKey
          icon="skip"
          label={t('ui.air.next')}
          disabled={off}
          {...why('next', 'ui.air.next.none')}
          onPress={() => command({ v: 2, verb: 'next' })}
        />
      </div>
    </Bay>
  )
}
