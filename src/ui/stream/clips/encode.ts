/** Frames and sound into a video file: MP4 where the browser encodes H.264 and the sound that goes with it, else WebM; without an encoder, by `encode-live.ts`. */
import {
  AudioBufferSource,
  type AudioCodec,
  BufferTarget,
  canEncodeAudio,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny'

import { paperOf } from './paint.ts'
import { SOUND_BITRATE } from './spans.ts'
import { TELEVISION, televised, televisionSize } from './television.ts'

/** What stops a clip: the browser encodes nothing that would do, or there is not room enough. */
export type Refused = 'encoder' | 'memory'

/** How a browser encodes: the codecs of picture and sound (null: none), and the file they go into. */
export type Way = { readonly codec: VideoCodec; readonly sound: AudioCodec | null; readonly ending: 'mp4' | 'webm' }

export type Recorder = {
  readonly way: Way
  /** Takes what the canvas holds now, as the next frame; resolves when there is room for another. */
  frame(): Promise<void>
  /** Takes the next piece of sound; only where the way has one. */
  sound(piece: AudioBuffer): Promise<void>
  /** The whole file. */
  finish(): Promise<Blob>
  cancel(): Promise<void>
}

/** What is recorded without an encoder. */
const TYPES = ['video/webm;codecs=vp8', 'video/webm'] as const

/** What the browser's recorder of streams writes, where no encoder is lent; null: there is none. */
export const liveType = (): string | null => {
  if (!('MediaRecorder' in globalThis && 'CanvasCaptureMediaStreamTrack' in globalThis)) return null
  return TYPES.find(type => MediaRecorder.isTypeSupported(type)) ?? null
}

/** As tapes are made. */
const SOUND = { numberOfChannels: 2, sampleRate: 44_100, bitrate: SOUND_BITRATE } as const

/**
 * How this browser would encode a video of that size; null: it cannot. With sound the file is one that can bear the sound it
 * encodes: AAC in MP4, Opus in WebM. Where it encodes neither, the video is silent.
 */
export const wayFor = async (width: number, height: number, bitrate: number, sound: boolean): Promise<Way | null> => {
  if (!('VideoEncoder' in globalThis)) return null
  const asked = { width, height, bitrate }
  const mp4 = await getFirstEncodableVideoCodec(['avc'], asked)
  const hears = (codec: AudioCodec) => sound && 'AudioEncoder' in globalThis && canEncodeAudio(codec, SOUND)
  if (mp4 && (await hears('aac'))) return { codec: mp4, sound: 'aac', ending: 'mp4' }
  const opus = await hears('opus')
  if (mp4 && !opus) return { codec: mp4, sound: null, ending: 'mp4' }
  const webm = await getFirstEncodableVideoCodec(['vp9', 'vp8', 'av1'], asked)
  if (webm) return { codec: webm, sound: opus ? 'opus' : null, ending: 'webm' }
  return mp4 && { codec: mp4, sound: null, ending: 'mp4' }
}

/** Begins a video of what a canvas will hold, frame by frame; 'encoder': this browser encodes none of that size. */
export const record = async (
  canvas: HTMLCanvasElement,
  { fps, bitrate, sound }: { readonly fps: number; readonly bitrate: number; readonly sound: boolean },
): Promise<Recorder | Refused> => {
  const way = await wayFor(canvas.width, canvas.height, bitrate, sound)
  const paper = paperOf(canvas)
  if (!way || !paper) {
    const { recordLive } = await import('./encode-live.ts')
    return (await recordLive(canvas, { fps, bitrate })) ?? 'encoder'
  }
  const target = new BufferTarget()
  const format = way.ending === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const output = new Output({ format, target })
  const source = new VideoSampleSource({ codec: way.codec, bitrate, keyFrameInterval: 2, latencyMode: 'quality' })
  output.addVideoTrack(source, { frameRate: fps })
  const soundtrack = way.sound && new AudioBufferSource({ codec: way.sound, bitrate: SOUND_BITRATE })
  if (soundtrack) output.addAudioTrack(soundtrack)
  await output.start()
  const { width: codedWidth, height: codedHeight } = canvas
  const planes = new Uint8ClampedArray(televisionSize(codedWidth, codedHeight))
  let many = 0
  return {
    way,
    frame: async () => {
      televised(paper.getImageData(0, 0, codedWidth, codedHeight).data, codedWidth, codedHeight, planes)
      const timestamp = many / fps
      many += 1
      const sample = new VideoSample(planes, {
        format: 'I420',
        codedWidth,
        codedHeight,
        timestamp,
        duration: 1 / fps,
        colorSpace: TELEVISION,
      })
      try {
        await source.add(sample)
      } finally {
        sample.close()
      }
    },
    sound: async piece => soundtrack?.add(piece),
    finish: async () => {
      await output.finalize()
      if (!target.buffer) throw new RangeError('nothing was written')
      return new Blob([target.buffer], { type: way.ending === 'mp4' ? 'video/mp4' : 'video/webm' })
    },
    cancel: () => output.cancel(),
  }
}
