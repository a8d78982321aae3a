/** What can be chosen of a clip: its stretch of film, size, camera, backdrop, rate, speed, sound and captions. */
import { factor, t } from '../../../locale/index.ts'
import { Switch } from '../../parts/switch.tsx'
import { useSession } from '../../play/context.ts'
import { CLIP_CAMERAS, CLIP_SIZES, type ClipWish, pixelsOf } from './clip-wish.ts'
import { Moment, Select } from './fields.tsx'
import { BACKDROPS } from './make.ts'
import { CLIP_SPEEDS, PRESETS, type Preset, RATES, SHORTEST, spanOf } from './spans.ts'

type FormProps = {
  readonly wish: ClipWish
  /** The moment at which the film stands, and how far it may be shown. */
  readonly now: number
  readonly end: number
  readonly disabled: boolean
  /** Whether this browser can put sound into a clip; undefined: it is not known yet. */
  readonly canSound: boolean | 'live' | undefined
  readonly muted: boolean
  /** `at`: the moment to be looked at. */
  readonly onChange: (change: Partial<ClipWish>, at?: number) => void
}

const presetName = (preset: Preset): string =>
  typeof preset === 'number' ? t('ui.clips.last', { count: preset }) : t(`ui.clips.${preset}`)

/** A size with its pixels; those that everybody calls by their lines need no word. */
const sizeName = (size: ClipWish['size']): string => {
  const { width, height } = pixelsOf(size)
  const pixels = `${width} × ${height}`
  return size === 'own'
    ? pixels
    : `${size === '720p' || size === '1080p' ? size : t(`ui.clips.size.${size}`)} – ${pixels}`
}

/** The stretch, and what it is made into. */
export function ClipForm({ wish, now, end, disabled, canSound, muted, onChange }: FormProps) {
  const { film } = useSession()
  const { span } = wish
  const silence = canSound === 'live' ? 'live' : canSound === false ? 'none' : null
  return (
    <fieldset className="clip-form" disabled={disabled}>
      <legend className="unseen">{t('ui.clips.stretch')}</legend>
      <div className="clip-span">
        <Moment
          label={t('ui.clips.from')}
          value={span.from}
          end={end}
          onChange={from => onChange({ span: { from, to: Math.min(end, Math.max(span.to, from + SHORTEST)) } }, from)}
        />
        <Moment
          label={t('ui.clips.to')}
          value={span.to}
          end={end}
          onChange={to => onChange({ span: { from: Math.max(0, Math.min(span.from, to - SHORTEST)), to } }, to)}
        />
        <div className="row clip-presets">
          {PRESETS.map(preset => {
            const found = spanOf(preset, film.timeline.chapters, now, end)
            return (
              <button
                key={preset}
                type="button"
                className="key"
                disabled={!found}
                title={found ? undefined : t('ui.clips.stretch.none')}
                onClick={() => found && onChange({ span: found }, found.from)}
              >
                {presetName(preset)}
              </button>
            )
          })}
          {end - now >= SHORTEST && (
            <button
              type="button"
              className="key"
              onClick={() => onChange({ span: { from: now, to: Math.max(span.to, Math.min(end, now + 15)) } }, now)}
            >
              {t('ui.clips.fromNow')}
            </button>
          )}
        </div>
      </div>
      <div className="clip-ways">
        <Select label={t('ui.clips.size')} value={wish.size} options={CLIP_SIZES} onChange={size => onChange({ size })}>
          {sizeName}
        </Select>
        <Select
          label={t('ui.camera')}
          value={wish.camera}
          options={CLIP_CAMERAS}
          onChange={camera => onChange({ camera })}
        >
          {camera => (camera === 'now' ? t('ui.clips.camera.now') : t(`ui.camera.${camera}`))}
        </Select>
        <Select
          label={t('ui.clips.backdrop')}
          value={wish.backdrop}
          options={BACKDROPS}
          onChange={backdrop => onChange({ backdrop })}
        >
          {backdrop => t(`ui.clips.backdrop.${backdrop}`)}
        </Select>
        <Select label={t('ui.clips.rate')} value={wish.fps} options={RATES} onChange={fps => onChange({ fps })}>
          {fps => String(fps)}
        </Select>
        <Select
          label={t('ui.film.speed')}
          value={wish.speed}
          options={CLIP_SPEEDS}
          onChange={speed => onChange({ speed })}
        >
          {speed => t('ui.film.times', { speed: factor(speed) })}
        </Select>
      </div>
      <div className="clip-switches">
        <Switch
          label={t('ui.clips.slow')}
          note={t(wish.speed > 1 ? 'ui.clips.slow.fast' : 'ui.clips.slow.note')}
          on={wish.slow && wish.speed <= 1}
          disabled={wish.speed > 1}
          onChange={slow => onChange({ slow })}
        />
        <Switch
          label={t('ui.clips.sound')}
          note={t(`ui.clips.sound.${silence ?? (muted ? 'muted' : 'note')}`)}
          on={wish.sound && !silence}
          disabled={silence !== null}
          onChange={sound => onChange({ sound })}
        />
        <Switch
          label={t('ui.clips.captions')}
          note={t('ui.clips.captions.note')}
          on={wish.captions}
          onChange={captions => onChange({ captions })}
        />
      </div>
    </fieldset>
  )
}
