/**
 * Frames into a video file where a page is lent no encoder: an older browser, or an address without https. The browser's recorder of
 * streams does it then, without sound. It is made for what happens by the clock; here every frame waits until it has been written.
 */
import {
  BlobSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { liveType, type Recorder } from './encode.ts'
import { paperOf } from './paint.ts'
import { squeeze, TELEVISION } from './television.ts'

/** So often the recorder is asked whether it has written a frame, ms. */
const ASKED_MS = 15
/** So often it is asked before the frame is shown to it again: on a busy machine one takes half a second. */
const ASKS = 400
/** So often a frame is shown before the recorder is given up. */
const SHOWINGS = 10

const pause = (ms: number): Promise<unknown> => new Promise(done => setTimeout(done, ms))

const videoOf = async (recorded: Blob) => {
  const track = await new Input({ source: new BlobSource(recorded), formats: [WEBM] }).getPrimaryVideoTrack()
  if (!track?.codec) throw new Error('nothing was recorded')
  return { track, codec: track.codec }
}

/** A WebM again, its pictures at even distances over so many seconds, whenever they were taken; `television`: they are in its colours. */
const evened = async (recorded: Blob, seconds: number, television: boolean): Promise<Blob> => {
  const { track, codec } = await videoOf(recorded)
  const { packetCount } = await track.computePacketStats()
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, { frameRate: packetCount / seconds })
  await output.start()
  const found = await track.getDecoderConfig()
  const decoderConfig = found && television ? { ...found, colorSpace: TELEVISION } : found
  const duration = seconds / packetCount
  let many = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const at = packet.clone({ timestamp: many * duration, duration })
    await source.add(at, decoderConfig ? { decoderConfig } : undefined)
    many += 1
  }
  await output.finalize()
  if (!target.buffer) throw new RangeError('nothing was written')
  return new Blob([target.buffer], { type: 'video/webm' })
}

/** A recorder at work on what `paint` puts before it, a picture at a time; null: this browser has none. */
const reel = (width: number, height: number, bitrate: number, paint: (paper: CanvasRenderingContext2D) => void) => {
  const type = liveType()
  const screen = document.createElement('canvas')
  Object.assign(screen, { width, height })
  const paper = screen.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!type || !paper) return null
  const stream = screen.captureStream(0)
  const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[]
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: bitrate })
  const parts: Blob[] = []
  let failure: unknown = null
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && parts.push(data))
  recorder.addEventListener('error', event => {
    failure = 'error' in event ? event.error : event
  })
  const stopped = new Promise(done => recorder.addEventListener('stop', done, { once: true }))
  /** Whether the recorder has written more than so many parts, soon. */
  const wrote = async (before: number): Promise<boolean> => {
    for (let asks = 0; asks < ASKS; asks++) {
      await pause(ASKED_MS)
      if (failure) throw failure
      if (parts.length > before) return true
      recorder.requestData()
    }
    return false
  }
  recorder.start()
  return {
    show: async () => {
      const before = parts.length
      for (let showings = 0; showings < SHOWINGS; ) {
        track?.requestFrame()
        paint(paper)
        if (await wrote(before)) return
        // A page that is out of sight draws nothing: its clip waits until it is seen again.
        if (!document.hidden) showings += 1
      }
      throw new Error('the recorder takes no frame')
    },
    /** All that was recorded. */
    stop: async (): Promise<Blob> => {
      if (recorder.state !== 'inactive') {
        recorder.stop()
        await stopped
      }
      track?.stop()
      if (failure) throw failure
      return new Blob(parts, { type })
    },
  }
}

/** Whether the recorder writes full range by BT.709, as Chromium's does, told by the first picture it makes: it can be asked for no other. */
const writesFullRange = async (): Promise<boolean> => {
  try {
    const sample = reel(64, 64, 100_000, paper => paper.fillRect(0, 0, 64, 64))
    await sample?.show()
    if (!sample) return false
    const { track } = await videoOf(await sample.stop())
    const { fullRange, matrix } = await track.getColorSpace()
    return fullRange === true && matrix === 'bt709'
  } catch {
    return false
  }
}

/**
 * Begins a video of what a canvas will hold, frame by frame, however late each comes. null: this browser records nothing. Where the recorder
 * writes full range it is shown pictures that come out of it in the range of television, and the file says that.
 */
export const recordLive = async (
  canvas: HTMLCanvasElement,
  { fps, bitrate }: { readonly fps: number; readonly bitrate: number },
): Promise<Recorder | null> => {
  const { width, height } = canvas
  const television = await writesFullRange()
  const source = television ? paperOf(canvas) : null
  const recording = reel(width, height, bitrate, paper => {
    if (!source) return paper.drawImage(canvas, 0, 0)
    const picture = source.getImageData(0, 0, width, height)
    squeeze(picture.data)
    paper.putImageData(picture, 0, 0)
  })
  let frames = 0
  return (
    recording && {
      way: { codec: 'vp8', sound: null, ending: 'webm' },
      frame: async () => {
        frames += 1
        await recording.show()
      },
      sound: async () => {},
      finish: async () => evened(await recording.stop(), frames / fps, source !== null),
      cancel: async () => void (await recording.stop()),
    }
  )
}
