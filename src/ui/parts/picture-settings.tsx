/** The settings of the picture: style, quality, flat board. */
import { t } from '../../locale/index.ts'
import { changeSettings, PICTURE_QUALITIES, STYLES, useLook, useSettings } from '../settings.ts'
import { Choice } from './choice.tsx'
import { Switch } from './switch.tsx'

/** How the battle looks and what the picture may cost. */
export function PictureSettings() {
  const { style, quality } = useLook()
  const flat = useSettings(state => state.flat)
  return (
    <>
      <Choice
        legend={t('ui.style')}
        value={style}
        options={STYLES.map(value => ({ value, label: t(`ui.style.${value}`), note: t(`ui.style.${value}.note`) }))}
        onChange={value => changeSettings({ style: value })}
      />
      <Choice
        legend={t('ui.quality')}
        value={quality}
        options={PICTURE_QUALITIES.map(value => ({ value, label: t(`ui.quality.${value}`) }))}
        onChange={value => changeSettings({ quality: value })}
      />
      <Switch
        label={t('ui.flatBoard')}
        note={t('ui.flatBoard.note')}
        on={flat}
        onChange={flat => changeSettings({ flat })}
      />
    </>
  )
}
