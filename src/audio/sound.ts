/** Everything of the sound that is loaded after the first gesture: the mixer with its sounds, films that are heard, clicks. */
import type { Volumes } from './buses.ts'
import { followFilm, type SoundFilm } from './film-sound.ts'
import type { Listener } from './listener.ts'
import { createMixer } from './mixer.ts'
import type { Made } from './sound-worker.ts'
import type { Click } from './synth/sounds.ts'

// The same sounds and voices: a chunk of its own would tear this one apart.
export { openRender } from './offline-render.ts'

export type Sound = {
  /** Plays what a film sounds like, from now until the returned function is called. */
  follow(film: SoundFilm, listener: () => Listener): () => void
  click(name: Click | 'dialClick'): void
  volumes(volumes: Volumes): void
  /** Voices started since the beginning, and those that sound now. */
  counts(): { readonly started: number; readonly sounding: number }
  dispose(): void
}

/** Opens the sound into a context; its sounds are made beside the page and come one by one. `failed` is called if they cannot be. */
export function openSound(context: BaseAudioContext, failed: () => void): Sound {
  const mixer = createMixer(context)
  const worker = new Worker(new URL('./sound-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Made>) => {
    if ('hall' in data) mixer.keepHall(...data.hall)
    else if ('name' in data) mixer.keep(data.name, data.samples)
  }
  worker.onerror = failed
  return {
    follow: (film, listener) => followFilm(film, mixer, { listener, now: () => performance.now() / 1000 }),
    click: name => mixer.play({ name, bus: 'interface' }),
    volumes: mixer.volumes,
    counts: () => ({ started: mixer.started, sounding: mixer.sounding }),
    dispose: () => worker.terminate(),
  }
}
