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

/** So often the recorder is asked whether it has written a frame, ms. */
const ASKED_MS = 15
/** So often it is asked before the frame is shown to it again: on a busy machine one takes half a second. */
const ASKS = 400
/** So often a frame is shown before the recorder is given up. */
const SHOWINGS = 10

const pause = (ms: number): Promise<unknown> => new Promise(done => setTimeout(done, ms))

/** A WebM again, its pictures at even distances over so many seconds, whenever they were taken. */
const evened = async (recorded: Blob, seconds: number): Promise<Blob> => {
  const track = await new Input({ source: new BlobSource(recorded), formats: [WEBM] }).getPrimaryVideoTrack()
  if (!track?.codec) throw new Error('nothing was recorded')
  const { packetCount } = await track.computePacketStats()
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedVideoPacketSource(track.codec)
  output.addVideoTrack(source, { frameRate: packetCount / seconds })
  await output.start()
  const decoderConfig = await track.getDecoderConfig()
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

/** Begins a video of what a canvas will hold, frame by frame, however late each comes. null: this browser records nothing. */
export const recordLive = (
  canvas: HTMLCanvasElement,
  { fps, bitrate }: { readonly fps: number; readonly bitrate: number },
): Recorder | null => {
  const type = liveType()
  const screen = document.createElement('canvas')
  Object.assign(screen, { width: canvas.width, height: canvas.height })
  const paper = screen.getContext('2d', { alpha: false })
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
  const stop = async () => {
    if (recorder.state !== 'inactive') {
      recorder.stop()
      await stopped
    }
    track?.stop()
  }
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
  let frames = 0
  return {
    way: { codec: 'vp8', sound: null, ending: 'webm' },
    frame: async () => {
      frames += 1
      const before = parts.length
      for (let showings = 0; showings < SHOWINGS; ) {
        track?.requestFrame()
        paper.drawImage(canvas, 0, 0)
        if (await wrote(before)) return
        // A page that is out of sight draws nothing: its clip waits until it is seen again.
        if (!document.hidden) showings += 1
      }
      throw new Error('the recorder takes no frame')
    },
    sound: async () => {},
    finish: async () => {
      await stop()
      if (failure) throw failure
      return evened(new Blob(parts, { type }), frames / fps)
    },
    cancel: stop,
  }
}
