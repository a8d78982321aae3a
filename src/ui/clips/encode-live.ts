/**
 * Frames into a video file where a page is lent no encoder: an older browser, or an address without https. The browser's recorder of
 * streams does it then, by the clock and without sound.
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
import type { Recorder } from './encode.ts'

const TYPES = ['video/webm;codecs=vp8', 'video/webm'] as const

/** What the recorder of streams writes here; null: there is none. */
const liveType = (): (typeof TYPES)[number] | null => {
  if (!('MediaRecorder' in globalThis && 'CanvasCaptureMediaStreamTrack' in globalThis)) return null
  return TYPES.find(type => MediaRecorder.isTypeSupported(type)) ?? null
}

/** So long a page that is out of sight waits for what it draws, ms. */
const UNSEEN_MS = 500

/** What the recorder wants to take a frame in before there is another, ms: it leaves out what comes too soon. */
const TAKEN_MS = 40

/** When what was drawn has been taken: a canvas is looked at when the page is. */
const shown = (): Promise<unknown> =>
  Promise.race([
    new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
    new Promise(done => setTimeout(done, UNSEEN_MS)),
  ])

/** A WebM again, its pictures at even distances over so many seconds: the clock they were taken by had other things to do. */
const evened = async (recorded: Blob, seconds: number): Promise<Blob> => {
  const track = await new Input({ source: new BlobSource(recorded), formats: [WEBM] }).getPrimaryVideoTrack()
  if (!track?.codec) throw new RangeError('nothing was written')
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
    await source.add(
      packet.clone({ timestamp: many * duration, duration }),
      decoderConfig ? { decoderConfig } : undefined,
    )
    many += 1
  }
  await output.finalize()
  if (!target.buffer) throw new RangeError('nothing was written')
  return new Blob([target.buffer], { type: 'video/webm' })
}

/** Begins a video of what a canvas will hold, each frame taken when it is asked for, however late it comes. null: this browser records nothing. */
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
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('error', event => {
    failure = 'error' in event ? event.error : event
  })
  const stopped = new Promise(done => recorder.addEventListener('stop', done, { once: true }))
  const stop = async () => {
    if (recorder.state !== 'inactive') {
      recorder.stop()
      await stopped
    }
    for (const track of stream.getTracks()) track.stop()
  }
  recorder.start()
  let frames = 0
  return {
    way: { codec: 'vp8', sound: null, ending: 'webm' },
    frame: async () => {
      if (failure) throw failure
      frames += 1
      track?.requestFrame()
      paper.drawImage(canvas, 0, 0)
      await shown()
      await new Promise(done => setTimeout(done, TAKEN_MS))
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
