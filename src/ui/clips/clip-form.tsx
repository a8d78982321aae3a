import { type ReactNode, useId } from 'react'
import { factor, t } from '../../locale/index.ts'
import { useSession } from '../battle/context.ts'
import { CLIP_CAMERAS, CLIP_SIZES, type ClipWish, pixelsOf } from './clip-wish.ts'
import { BACKDROPS } from './make.ts'
import { CLIP_SPEEDS, clock, PRESETS, type Preset, RATES, SHORTEST, spanOf } from './spans.ts'

type FormProps = {
  readonly wish: ClipWish
  /** The moment at which the film stands, and how far it may be shown. */
  readonly now: number
  readonly end: number
  readonly disabled: boolean
  /** `at`: the moment to be looked at. */
  readonly onChange: (change: Partial<ClipWish>, at?: number) => void
}

const presetName = (preset: Preset): string =>
  typeof preset === 'number' ? t('ui.clips.last', { count: preset }) : t(`ui.clips.${preset}`)

/** A size with its pixels; those that everybody calls by their lines need no word. */
const sizeName = (size: ClipWish['size']): string => {
  const { width, height } = pixelsOf(size)
  const pixels = `${width} × ${height}`
  return size === 'own' ? pixels : `${/^\d/.test(size) ? size : t(`ui.clips.size.${size}`)} – ${pixels}`
}

/** The stretch, and what it is made into. */
export function ClipForm({ wish, now, end, disabled, onChange }: FormProps) {
  const { film } = useSession()
  const { span } = wish
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
      <label className="switch">
        <input
          type="checkbox"
          checked={wish.captions}
          onChange={event => onChange({ captions: event.target.checked })}
        />
        <span>
          {t('ui.clips.captions')}
          <small>{t('ui.clips.captions.note')}</small>
        </span>
      </label>
    </fieldset>
  )
}

type MomentProps = {
  readonly label: string
  readonly value: number
  readonly end: number
  readonly onChange: (value: number) => void
}

/** A moment of the film, by a slider; the arrows move it by a tenth of a second. */
function Moment({ label, value, end, onChange }: MomentProps) {
  const { film } = useSession()
  const { round, phase } = film.timeline.picture(value)
  const where = round > 0 ? `${t('ui.round')} ${round}, ${t(`phase.${phase}`)}` : t(`phase.${phase}`)
  return (
    <label className="clip-moment">
      <span className="label">{label}</span>
      <input
        type="range"
        min={0}
        max={end}
        step={0.1}
        value={value}
        aria-valuetext={`${clock(value)}, ${where}`}
        onChange={event => onChange(Math.min(end, Number(event.target.value)))}
      />
      <output>{clock(value)}</output>
      <small>{where}</small>
    </label>
  )
}

type SelectProps<T extends string | number> = {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  readonly onChange: (value: T) => void
  readonly children: (value: T) => ReactNode
}

/** One of a few. */
export function Select<T extends string | number>({ label, value, options, onChange, children }: SelectProps<T>) {
  const id = useId()
  return (
    <div className="clip-select">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={event => {
          const chosen = options.find(one => String(one) === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {options.map(one => (
          <option key={one} value={one}>
            {children(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
