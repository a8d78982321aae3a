/** The dialog that turns a stretch of the film into a video file: form, preview and making. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { loadSound } from '../../../audio/sound-gate.ts'
import { clips } from '../../../locale/en/clips.ts'
import { brings, t } from '../../../locale/index.ts'
import { createDirector } from '../../../playback/director/director.ts'
import type { Picture } from '../../../playback/picture.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { megabytes } from '../../parts/megabytes.ts'
import { useScreen, useSession } from '../../play/context.ts'
import { facingOf } from '../../play/facing.ts'
import { listenerOf } from '../../play/film/listener.ts'
import { useStill } from '../../play/film/use-still.ts'
import { useSettings } from '../../settings.ts'
import { useMuted } from '../../sound.ts'
import { ClipForm } from './clip-form.tsx'
import { Progress } from './clip-progress.tsx'
import { courseOf } from './clip-times.ts'
import { type ClipWish, FIRST_WISH, fromOf, pixelsOf } from './clip-wish.ts'
import { endOf, type Room, useDarkroom, wantsCalm } from './darkroom.ts'
import type { ClipJob } from './make.ts'
import { paintCaption, paperOf } from './paint.ts'
import { Placeholder } from './placeholder.tsx'
import { bitrateOf, clock, HEAVIEST, SHORTEST, SOUND_BITRATE, spanOf } from './spans.ts'
import { useClip } from './use-clip.ts'
import { usePreview } from './use-preview.ts'
import './clips.css'

brings('clips', clips)

/** Where clips are made: which stretch, what it looks and sounds like, and the way from there to a file. */
export function ClipDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession()
  const { film } = session
  const room = useDarkroom()
  useStill()
  const muted = useMuted()
  const { camera, selected, facing } = useScreen(
    useShallow(({ camera, selected, facing }) => ({ camera, selected, facing })),
  )
  const [now] = useState(() => Math.min(film.clock.t, endOf(session)))
  const [end] = useState(() => endOf(session))
  const [wish, setWish] = useState<ClipWish>(() => ({
    ...FIRST_WISH,
    slow: !wantsCalm(),
    sound: !muted,
    span: spanOf('attack', film.timeline.chapters, now, end) ??
      spanOf(15, film.timeline.chapters, now, end) ?? { from: 0, to: Math.min(15, end) },
  }))
  const [seen, setSeen] = useState(wish.span.from)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { making, outcome, make, stop } = useClip()
  const director = useMemo(() => {
    const { catalog } = session.engine
    // Whether it slows down is asked in the form.
    return createDirector(film.timeline, { catalog, manner: 'broadcast', leads: true, calm: false })
  }, [session, film])

  const { span, size, fps, speed, slow } = wish
  const { width, height } = pixelsOf(size)
  const canSound = useCanSound(width, height, fps)
  const sounds = wish.sound && canSound !== false && canSound !== 'live'
  const course = useMemo(
    () => courseOf(span, fps, speed, slow ? t => director.rate(t, speed) : null),
    [span, fps, speed, slow, director],
  )
  const { frames, seconds } = course
  const bytes = ((bitrateOf(width, height, fps) + (sounds ? SOUND_BITRATE : 0)) * seconds) / 8
  const open = typeof room === 'object' ? room : null
  const listener = (t: number) =>
    wish.camera === 'now'
      ? listenerOf(film.timeline.picture(t), camera.kind, facing, selected)
      : listenerOf(film.timeline.picture(t), wish.camera, facingOf(session, film.picture()), null)
  const soundtrack = async () => {
    const { openRender } = await loadSound()
    return openRender({ timeline: film.timeline, course, listener, volumes: useSettings.getState().volumes })
  }
  const jobOf = ({ scene }: NonNullable<typeof open>): ClipJob => ({
    ...{ course, width, height, fps, backdrop: wish.backdrop },
    from: fromOf(wish, scene, width / height),
    pictureAt: film.timeline.picture,
    director,
    over: wish.captions ? (paper, picture) => caption(paper, picture) : null,
    soundtrack: sounds ? soundtrack : null,
  })
  const caption = (paper: CanvasRenderingContext2D, { caption: line }: Picture) => {
    if (line) paintCaption(paper, t(line, { name: session.names }))
  }

  const drawn = usePreview(open, making === null, seen, canvas, open && jobOf(open))

  const trouble = troubleOf(room, end)
  return (
    <Dialog title={t('ui.clips.title')} onClose={onClose} wide>
      {trouble && <p role="status">{trouble}</p>}
      {!trouble && (
        <div className="clip">
          <figure className="clip-view" data-making={making !== null} data-drawn={drawn}>
            <canvas
              ref={canvas}
              className={drawn || making ? undefined : 'clip-wait'}
              width={width}
              height={height}
              aria-label={t('ui.clips.preview', { time: clock(seen) })}
            />
            {!drawn && !making && <Placeholder at={seen} />}
          </figure>
          <ClipForm
            wish={wish}
            now={now}
            end={end}
            disabled={making !== null}
            canSound={canSound}
            muted={muted}
            onChange={(change, at) => {
              setWish({ ...wish, ...change })
              if (at !== undefined) setSeen(at)
            }}
          />
          <footer className="clip-foot">
            <p className="panel-note">
              {bytes > HEAVIEST
                ? t('ui.clips.tooLong')
                : t(sounds ? 'ui.clips.sum.sound' : 'ui.clips.sum', {
                    time: clock(seconds),
                    frames,
                    size: megabytes(bytes),
                  })}
            </p>
            <div className="row">
              {making ? (
                <button type="button" className="key large" onClick={stop}>
                  {t('ui.cancel')}
                </button>
              ) : (
                <button
                  type="button"
                  className="key large primary"
                  disabled={!open || bytes > HEAVIEST || span.to - span.from < SHORTEST}
                  onClick={() => {
                    const paper = paperOf(canvas.current)
                    if (open && paper) void make(open, paper, jobOf(open), span.from)
                  }}
                >
                  {t('ui.clips.make')}
                </button>
              )}
              <Progress making={making} outcome={outcome} />
            </div>
          </footer>
        </div>
      )}
    </Dialog>
  )
}

/** Whether this browser can put sound into a clip of that size; 'live': it lends no encoder and records without; undefined: not known yet. */
function useCanSound(width: number, height: number, fps: number): boolean | 'live' | undefined {
  const [can, setCan] = useState<boolean | 'live'>()
  useEffect(() => {
    let here = true
    const ask = async () => {
      const { liveType, wayFor } = await import('./encode.ts')
      const way = await wayFor(width, height, bitrateOf(width, height, fps), true)
      if (here) setCan(way ? way.sound !== null : liveType() !== null && 'live')
    }
    ask().catch(() => here && setCan(false))
    return () => {
      here = false
    }
  }, [width, height, fps])
  return can
}

/** Why nothing can be made here at all; null: it can. */
const troubleOf = (room: Room, end: number): string | null => {
  if (room === 'none' || room === 'lost') return t(`ui.clips.${room}`)
  return end < SHORTEST ? t('ui.clips.empty') : null
}
