import { useEffect, useMemo, useRef, useState } from 'react'
import { clips } from '../../locale/en/clips.ts'
import { alsoEnglish, t } from '../../locale/index.ts'
import { createDirector } from '../../playback/director/director.ts'
import type { Picture } from '../../playback/picture.ts'
import { useSession } from '../battle/context.ts'
import { Dialog } from '../parts/dialog.tsx'
import { ClipForm } from './clip-form.tsx'
import { type ClipWish, FIRST_WISH, fromOf, pixelsOf } from './clip-wish.ts'
import { endOf, namesOf, type Room, save, useDarkroom, useStill, wantsCalm } from './darkroom.ts'
import { type ClipJob, makeClip } from './make.ts'
import { lettersReady, paintCaption } from './paint.ts'
import { type Making, megabytes, type Outcome, Progress } from './progress.tsx'
import { bitrateOf, clock, fileName, framesOf, HEAVIEST, SHORTEST, spanOf, stamp } from './spans.ts'
import { usePreview } from './use-preview.ts'
import './clips.css'

alsoEnglish(clips)

/** Where clips are made: which stretch, what it looks like, and the way from there to a file. */
export function ClipDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession()
  const { film } = session
  const room = useDarkroom()
  useStill()
  const [now] = useState(() => Math.min(film.clock.t, endOf(session)))
  const [end] = useState(() => endOf(session))
  const [wish, setWish] = useState<ClipWish>(() => ({
    ...FIRST_WISH,
    span: spanOf('attack', film.timeline.chapters, now, end) ??
      spanOf(15, film.timeline.chapters, now, end) ?? { from: 0, to: Math.min(15, end) },
  }))
  const [seen, setSeen] = useState(wish.span.from)
  const [making, setMaking] = useState<Making | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const director = useMemo(() => {
    const { catalog } = session.engine
    return createDirector(film.timeline, { catalog, manner: 'broadcast', leads: true, calm: wantsCalm() })
  }, [session, film])
  const canvas = useRef<HTMLCanvasElement>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const { span, size, fps, speed } = wish
  const { width, height } = pixelsOf(size)
  const frames = framesOf(span, fps, speed)
  const bytes = (bitrateOf(width, height, fps) * frames) / fps / 8
  const open = typeof room === 'object' ? room : null
  const jobOf = ({ scene }: NonNullable<typeof open>): ClipJob => ({
    ...{ span, width, height, fps, speed, backdrop: wish.backdrop },
    from: fromOf(wish, scene, width / height),
    pictureAt: film.timeline.picture,
    director,
    over: wish.captions ? (paper, picture) => caption(paper, picture) : null,
  })
  const caption = (paper: CanvasRenderingContext2D, { caption: line }: Picture) => {
    if (line) paintCaption(paper, t(line, { name: session.names }))
  }

  usePreview(open, making === null, seen, canvas, open && jobOf(open))

  const make = async () => {
    const paper = canvas.current?.getContext('2d')
    if (!open || !paper) return
    const controller = new AbortController()
    stop.current = controller
    paper.canvas.width = width
    paper.canvas.height = height
    const began = performance.now()
    let told = 0
    setOutcome(null)
    setMaking({ done: 0, of: frames, began })
    await lettersReady()
    const made = await makeClip(open.room, paper, jobOf(open), {
      signal: controller.signal,
      onFrame: (done, of) => {
        if (performance.now() - told < 120 && done < of) return
        told = performance.now()
        setMaking({ done, of, began })
      },
    })
    setMaking(null)
    if (typeof made === 'string') return setOutcome({ trouble: made })
    const { mission, seed } = namesOf(session)
    const { round } = film.timeline.picture(span.from)
    const file = fileName(mission, round, seed, stamp(span.from), made.ending)
    save(made.file, file)
    setOutcome({ file, bytes: made.file.size })
  }

  const trouble = troubleOf(room, end)
  return (
    <Dialog title={t('ui.clips.title')} onClose={onClose} wide>
      {trouble && <p role="status">{trouble}</p>}
      {!trouble && (
        <div className="clip">
          <figure className="clip-view" data-making={making !== null}>
            <canvas
              ref={canvas}
              width={width}
              height={height}
              aria-label={t('ui.clips.preview', { time: clock(seen) })}
            />
            {room === 'opening' && <figcaption>{t('ui.clips.opening')}</figcaption>}
          </figure>
          <ClipForm
            wish={wish}
            now={now}
            end={end}
            disabled={making !== null}
            onChange={(change, at) => {
              setWish({ ...wish, ...change })
              if (at !== undefined) setSeen(at)
            }}
          />
          <footer className="clip-foot">
            <p className="panel-note">
              {bytes > HEAVIEST
                ? t('ui.clips.tooLong')
                : t('ui.clips.sum', { time: clock(frames / fps), frames, size: megabytes(bytes) })}
            </p>
            <div className="row">
              {making ? (
                <button type="button" className="key large" onClick={() => stop.current?.abort()}>
                  {t('ui.cancel')}
                </button>
              ) : (
                <button
                  type="button"
                  className="key large primary"
                  disabled={!open || bytes > HEAVIEST || span.to - span.from < SHORTEST}
                  onClick={make}
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

/** Why nothing can be made here at all; null: it can. */
const troubleOf = (room: Room, end: number): string | null => {
  if (room === 'none' || room === 'lost') return t(`ui.clips.${room}`)
  return end < SHORTEST ? t('ui.clips.empty') : null
}
