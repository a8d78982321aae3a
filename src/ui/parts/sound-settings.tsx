/** The settings of the sound, and the key that mutes it. */
import { useId } from 'react'
import { BUSES } from '../../audio/buses.ts'
import { t } from '../../locale/index.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { switchSound, useMuted, useSoundState } from '../sound.ts'
import { IconKey } from './icon.tsx'
import { Switch } from './switch.tsx'

/** Sound on or off, and the three volumes; or the message that there is none. */
export function SoundSettings() {
  const muted = useMuted()
  const volumes = useSettings(state => state.volumes)
  const broken = useSoundState() === 'broken'
  const name = useId()
  return (
    <fieldset className="sound-settings">
      <legend className="label">{t('ui.sound')}</legend>
      {broken && (
        <p className="panel-note" role="status">
          {t('ui.sound.broken')}
        </p>
      )}
      <Switch label={t('ui.sound.on')} note={t('ui.sound.note')} on={!muted} onChange={switchSound} />
      {BUSES.map(bus => {
        const percent = Math.round(volumes[bus] * 100)
        return (
          <div key={bus} className="volume">
            <label htmlFor={name + bus}>{t(`ui.sound.${bus}`)}</label>
            <input
              id={name + bus}
              type="range"
              min={0}
              max={100}
              step={5}
              value={percent}
              aria-valuetext={t('ui.percent', { value: percent })}
              disabled={muted}
              onChange={event => changeSettings({ volumes: { ...volumes, [bus]: Number(event.target.value) / 100 } })}
            />
            <output htmlFor={name + bus}>{t('ui.percent', { value: percent })}</output>
          </div>
        )
      })}
    </fieldset>
  )
}

/** The key that turns the sound off and on. */
export function MuteKey() {
  const muted = useMuted()
  return (
    <IconKey
      icon={muted ? 'muted' : 'sound'}
      label={t('ui.sound.mute')}
      data-mute
      aria-pressed={muted}
      onClick={() => switchSound()}
    />
  )
}
