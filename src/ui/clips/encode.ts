/** Frames into a video file: MP4 where the browser can encode H.264, WebM where it cannot. */
import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny'

/** What stops a clip: the browser encodes nothing that would do, or there is not room enough. */
export type Refused = 'encoder' | 'memory'

/** How a browser encodes: the codec, and the file it goes into. */
export type Way = { readonly codec: VideoCodec; readonly ending: 'mp4' | 'webm' }

export type Recorder = {
  readonly way: Way
  /** Takes what the canvas holds now, as the next frame; resolves when there is room for another. */
  frame(): Promise<void>
  /** The whole file. */
  finish(): Promise<Blob>
  cancel(): Promise<void>
}

/** How this browser would encode a video of that size; null: it cannot. */
export const wayFor = async (width: number, height: number, bitrate: number): Promise<Way | null> => {
  if (!('VideoEncoder' in globalThis)) return null
  const asked = { width, height, bitrate }
  if (await getFirstEncodableVideoCodec(['avc'], asked)) return { codec: 'avc', ending: 'mp4' }
  const codec = await getFirstEncodableVideoCodec(['vp9', 'vp8', 'av1'], asked)
  return codec && { codec, ending: 'webm' }
}

/** Begins a video of what a canvas will hold, frame by frame; 'encoder': this browser encodes none of that size. */
export const record = async (
  canvas: HTMLCanvasElement,
  { fps, bitrate }: { readonly fps: number; readonly bitrate: number },
): Promise<Recorder | Refused> => {
  const way = await wayFor(canvas.width, canvas.height, bitrate)
  if (!way) return 'encoder'
  const target = new BufferTarget()
  const format = way.ending === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const output = new Output({ format, target })
  const source = new CanvasSource(canvas, { codec: way.codec, bitrate, keyFrameInterval: 2, latencyMode: 'quality' })
  output.addVideoTrack(source, { frameRate: fps })
  await output.start()
  let many = 0
  return {
    way,
    frame: () => {
      const at = many / fps
      many += 1
      return source.add(at, 1 / fps)
    },
    finish: async () => {
      await output.finalize()
      if (!target.buffer) throw new RangeError('nothing was written')
      return new Blob([target.buffer], { type: way.ending === 'mp4' ? 'video/mp4' : 'video/webm' })
    },
    cancel: () => output.cancel(),
  }
}
