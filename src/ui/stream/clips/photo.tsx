/** Photo mode: a camera flown by hand over the table at a moment of the film, and its pictures saved as files. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clips } from '../../../locale/en/clips.ts'
import { brings, t } from '../../../locale/index.ts'
import type { Eye } from '../../../scene/capture.ts'
import type { Photographer } from '../../../scene/photo.ts'
import { useCommands, useCover } from '../../commands/use-commands.ts'
import { IconKey } from '../../parts/icon.tsx'
import { download } from '../../parts/save-file.ts'
import { useSession } from '../../play/context.ts'
import { useStill } from '../../play/film/use-still.ts'
import { endOf, namesOf, type Room, useDarkroom, wantsCalm } from './darkroom.ts'
import { lettersReady, paintMark } from './paint.ts'
import { PhotoPanel } from './photo-panel.tsx'
import { exposureOf, FIRST_PHOTO, type PhotoWish } from './photo-wish.ts'
import { clock, fileName, stamp } from './spans.ts'
import './clips.css'
import './photo.css'

brings('clips', clips)

/** Where the camera stands if no stage was shown: over the south edge. */
const SOUTH: Eye = { at: [0, 760, 820], heading: 0, down: 43, roll: 0, fov: 40 }
/** One frame of film by hand, seconds. */
const STEP = 1 / 30

/** The table alone, through a camera in the hand; everything is as it was when it closes. */
export function PhotoMode({ onClose }: { readonly onClose: () => void }) {
  const session = useSession()
  const { film } = session
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const room = useDarkroom(true)
  const photographer = useRef<Photographer | null>(null)
  useStill()
  const [end] = useState(() => endOf(session))
  const [time, setTime] = useState(() => Math.min(film.clock.t, end))
  const [wish, setWish] = useState<PhotoWish>(FIRST_PHOTO)
  const [eye, setEye] = useState<Eye>(SOUTH)
  const first = useRef<Eye>(SOUTH)
  const [panel, setPanel] = useState(true)
  const [told, setTold] = useState('')
  const [failed, setFailed] = useState(false)
  const latest = useRef({ wish, time })
  latest.current = { wish, time }

  useCover()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    view.current?.focus()
    return () => shown?.close()
  }, [])

  useEffect(() => {
    const box = view.current
    if (typeof room === 'string' || !box) return
    let here = true
    let stop = () => {}
    const open = async () => {
      const { createPhotographer } = await import('../../../scene/photo.ts')
      if (!here) return
      first.current = room.scene.eyeNow() ?? SOUTH
      setEye(first.current)
      const { wish: how, time: when } = latest.current
      const start = { picture: film.timeline.picture(when), eye: first.current, ...exposureOf(how) }
      const made = createPhotographer(room.room, start, { calm: wantsCalm(), moved: setEye })
      photographer.current = made
      box.append(room.room.canvas)
      const fit = () => made.size(box.clientWidth, box.clientHeight, Math.min(2, window.devicePixelRatio))
      const watcher = new ResizeObserver(fit)
      watcher.observe(box)
      stop = () => {
        watcher.disconnect()
        made.dispose()
        room.room.canvas.remove()
        photographer.current = null
      }
    }
    open().catch(() => here && setFailed(true))
    return () => {
      here = false
      stop()
    }
  }, [room, film])

  const change = (more: Partial<PhotoWish>) => {
    const next = { ...wish, ...more }
    setWish(next)
    photographer.current?.change(exposureOf(next))
  }
  const look = (more: Partial<Eye>) => {
    const next = { ...eye, ...more }
    setEye(next)
    photographer.current?.change({ eye: next })
  }
  const go = (seconds: number) => {
    const next = Math.min(end, Math.max(0, time + seconds))
    setTime(next)
    photographer.current?.change({ picture: film.timeline.picture(next) })
  }
  const take = async () => {
    await lettersReady()
    const done = photographer.current?.shoot(wish.scale, canvas => {
      const paper = document.createElement('canvas').getContext('2d')
      if (!paper) return null
      Object.assign(paper.canvas, { width: canvas.width, height: canvas.height })
      if (!wish.clear) paper.fillRect(0, 0, canvas.width, canvas.height)
      paper.drawImage(canvas, 0, 0)
      if (wish.mark) paintMark(paper, 'KOIOGRAN')
      return paper.canvas
    })
    const file = await new Promise<Blob | null>(give => (done ? done.toBlob(give, 'image/png') : give(null)))
    if (!done || !file) return setTold(t('ui.clips.photo.tooLarge'))
    const { mission, seed } = namesOf(session)
    const name = fileName(mission, film.timeline.picture(time).round, seed, stamp(time), 'png')
    download(file, name)
    setTold(`${name}, ${done.width} × ${done.height}`)
  }

  const fly = (code: string, down: boolean, fast: boolean) => photographer.current?.key(code, down, fast)
  useCommands({
    photoFly: press => {
      if (!press) return
      fly(press.code, true, press.shift)
      return () => fly(press.code, false, false)
    },
    photoEarlier: () => go(-STEP),
    photoLater: () => go(STEP),
    photoPanel: () => setPanel(!panel),
    photoTake: () => void take(),
  })

  return (
    <dialog
      ref={dialog}
      className="photo"
      aria-label={t('ui.clips.photo.title')}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div
        ref={view}
        className="photo-view"
        role="application"
        aria-label={t('ui.clips.photo.view')}
        tabIndex={-1}
        onBlur={() => photographer.current?.still()}
      />
      <Message room={room} failed={failed} />
      <div className="photo-keys">
        <IconKey
          icon={panel ? 'forth' : 'back'}
          label={t(panel ? 'ui.clips.photo.panel' : 'ui.clips.photo.panel.show')}
          aria-expanded={panel}
          onClick={() => setPanel(!panel)}
        />
        <IconKey icon="close" label={t('ui.close')} onClick={onClose} />
      </div>
      {panel && typeof room === 'object' && !failed && (
        <PhotoPanel
          wish={wish}
          eye={eye}
          time={clock(time)}
          told={told}
          opens={room.room.opens}
          most={room.room.most}
          box={view.current}
          onChange={change}
          onLook={look}
          onReset={() => look(first.current)}
          onStep={frames => go(frames * STEP)}
          onTake={() => void take()}
        />
      )}
    </dialog>
  )
}

/** In place of the view, while there is none. */
function Message({ room, failed }: { readonly room: Room; readonly failed: boolean }) {
  if (typeof room === 'object' && !failed) return null
  return (
    <p className="photo-message" role="status">
      {t(typeof room === 'object' ? 'ui.problem.load' : `ui.clips.${room}`)}
    </p>
  )
}
