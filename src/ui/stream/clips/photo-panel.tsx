/** All that can be set for a photograph; it holds nothing itself. */
import { decimal, t } from '../../../locale/index.ts'
import type { Eye, Hideable } from '../../../scene/capture.ts'
import { IconKey } from '../../parts/icon.tsx'
import { mediaOf } from '../../parts/media.ts'
import { Select } from './fields.tsx'
import type { PhotoWish } from './photo-wish.ts'

const SCALES = [1, 2, 3, 4] as const
/** As `HIDEABLE` of the scene, whose code has not come yet when the panel is first drawn. */
const PARTS: readonly Hideable[] = ['sky', 'mat', 'bases', 'tokens', 'templates', 'obstacles', 'dice', 'effects']

type PanelProps = {
  readonly wish: PhotoWish
  readonly eye: Eye
  readonly time: string
  readonly told: string
  /** Whether the lens can be opened and focused here. */
  readonly opens: boolean
  /** The longest side of a picture, pixels, and the box that is photographed. */
  readonly most: number
  readonly box: HTMLElement | null
  readonly onChange: (change: Partial<PhotoWish>) => void
  readonly onLook: (change: Partial<Eye>) => void
  readonly onReset: () => void
  readonly onStep: (frames: number) => void
  readonly onTake: () => void
}

/** Lens, film, what is left out, and the file. */
export function PhotoPanel({ wish, eye, time, told, opens, most, box, ...on }: PanelProps) {
  const { clientWidth: width = 1, clientHeight: height = 1 } = box ?? {}
  const scales = SCALES.filter(times => times === 1 || Math.max(width, height) * times <= most)
  return (
    <aside className="photo-panel">
      <h2>{t('ui.clips.photo.title')}</h2>
      <p className="panel-note">
        {t(mediaOf('(pointer: coarse)')?.matches ? 'ui.clips.photo.fingers' : 'ui.clips.photo.hands')}
      </p>
      <fieldset>
        <legend className="label">{t('ui.clips.photo.lens')}</legend>
        <Slide
          label={t('ui.clips.photo.fov')}
          text={`${decimal(eye.fov, 0)}°`}
          value={Math.round(eye.fov)}
          range={[6, 100, 1]}
          onChange={fov => on.onLook({ fov })}
        />
        <Slide
          label={t('ui.clips.photo.roll')}
          text={`${decimal(eye.roll, 0)}°`}
          value={Math.round(eye.roll)}
          range={[-90, 90, 1]}
          onChange={roll => on.onLook({ roll })}
        />
        <Slide
          label={t('ui.clips.photo.light')}
          text={`${decimal(wish.light, 1)} EV`}
          value={wish.light}
          range={[-3, 3, 0.1]}
          onChange={light => on.onChange({ light })}
        />
        {opens && (
          <>
            <Slide
              label={t('ui.clips.photo.aperture')}
              text={`${decimal(wish.aperture * 100, 0)} %`}
              value={wish.aperture}
              range={[0, 1, 0.05]}
              onChange={aperture => on.onChange({ aperture })}
            />
            <Slide
              label={t('ui.clips.photo.focus')}
              text={decimal(wish.focus, 2)}
              value={wish.focus}
              range={[-1.5, 1.5, 0.05]}
              onChange={focus => on.onChange({ focus })}
            />
          </>
        )}
        <div className="row">
          <button type="button" className="key" onClick={() => on.onLook({ roll: 0 })}>
            {t('ui.clips.photo.level')}
          </button>
          <button type="button" className="key" onClick={on.onReset}>
            {t('ui.clips.photo.reset')}
          </button>
        </div>
      </fieldset>
      <fieldset>
        <legend className="label">{t('ui.clips.photo.film', { time })}</legend>
        <div className="row">
          <IconKey icon="previous" label={t('ui.clips.photo.secondBack')} onClick={() => on.onStep(-30)} />
          <IconKey icon="back" label={t('ui.clips.photo.earlier')} onClick={() => on.onStep(-1)} />
          <IconKey icon="forth" label={t('ui.clips.photo.later')} onClick={() => on.onStep(1)} />
          <IconKey icon="next" label={t('ui.clips.photo.secondOn')} onClick={() => on.onStep(30)} />
        </div>
      </fieldset>
      <fieldset className="photo-parts">
        <legend className="label">{t('ui.clips.photo.hide')}</legend>
        {PARTS.map(part => (
          <label key={part}>
            <input
              type="checkbox"
              checked={wish.hidden.includes(part)}
              onChange={event =>
                on.onChange({
                  hidden: event.target.checked ? [...wish.hidden, part] : wish.hidden.filter(one => one !== part),
                })
              }
            />
            {t(`ui.clips.photo.hide.${part}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="label">{t('ui.clips.photo.file')}</legend>
        <Select
          label={t('ui.clips.photo.scale')}
          value={wish.scale}
          options={scales}
          onChange={scale => on.onChange({ scale })}
        >
          {times => `${times}× – ${width * times} × ${height * times}`}
        </Select>
        <label className="photo-choice">
          <input
            type="checkbox"
            checked={wish.clear}
            onChange={event => on.onChange({ clear: event.target.checked })}
          />
          {t('ui.clips.photo.clear')}
        </label>
        <label className="photo-choice">
          <input type="checkbox" checked={wish.mark} onChange={event => on.onChange({ mark: event.target.checked })} />
          {t('ui.clips.photo.mark')}
        </label>
      </fieldset>
      <button type="button" className="key large primary" onClick={on.onTake}>
        {t('ui.clips.photo.take')}
      </button>
      <p className="photo-told" role="status">
        {told}
      </p>
    </aside>
  )
}

type SlideProps = {
  readonly label: string
  readonly text: string
  readonly value: number
  readonly range: readonly [least: number, most: number, step: number]
  readonly onChange: (value: number) => void
}

function Slide({ label, text, value, range: [min, max, step], onChange }: SlideProps) {
  return (
    <label className="photo-slide">
      <span>{label}</span>
      <span aria-hidden="true">{text}</span>
      <input
        type="range"
        {...{ min, max, step, value }}
        aria-label={label}
        aria-valuetext={text}
        onChange={event => onChange(Number(event.target.value))}
      />
    </label>
  )
}
