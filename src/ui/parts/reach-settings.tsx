/** The settings that let more people play: palette, motion, text size and keys. */
import { useId, useState } from 'react'
import { t } from '../../locale/index.ts'
import { changeSettings, MOTIONS, PALETTES, TEXT_SIZES, useLook, useMotion, useSettings } from '../settings.ts'
import { Choice } from './choice.tsx'
import { Later } from './later.tsx'
import { lazy } from './lazy.ts'
import { Switch } from './switch.tsx'

const KeyChooser = lazy(() => import('../commands/chooser.tsx').then(module => ({ default: module.KeyChooser })))

/** Colours, how much moves, size of the text, whether single letters are keys of the game, and which. */
export function ReachSettings() {
  const { palette } = useLook()
  const motion = useMotion()
  const text = useSettings(state => state.text)
  const shortcuts = useSettings(state => state.shortcuts)
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Choice
        legend={t('ui.palette')}
        value={palette}
        options={PALETTES.map(value => ({
          value,
          label: t(`ui.palette.${value}`),
          note: t(`ui.palette.${value}.note`),
        }))}
        onChange={value => changeSettings({ palette: value })}
      />
      <Choice
        legend={t('ui.motion')}
        value={motion}
        options={MOTIONS.map(value => ({ value, label: t(`ui.motion.${value}`) }))}
        onChange={value => changeSettings({ motion: value })}
      />
      <p className="panel-note">{t('ui.motion.note')}</p>
      <div className="text-size">
        <label className="label" htmlFor={id}>
          {t('ui.text')}
        </label>
        <select
          id={id}
          value={text}
          onChange={event => {
            const size = TEXT_SIZES.find(one => one === Number(event.target.value))
            if (size) changeSettings({ text: size })
          }}
        >
          {TEXT_SIZES.map(size => (
            <option key={size} value={size}>
              {t('ui.text.size', { size })}
            </option>
          ))}
        </select>
      </div>
      <Switch
        label={t('ui.shortcuts')}
        note={t('ui.shortcuts.note')}
        on={shortcuts}
        onChange={shortcuts => changeSettings({ shortcuts })}
      />
      <details className="own-keys" onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>{t('ui.shortcuts.own')}</summary>
        {open && (
          <Later>
            <KeyChooser />
          </Later>
        )}
      </details>
    </>
  )
}
