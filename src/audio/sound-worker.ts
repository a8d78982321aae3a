/** Makes every sound beside the page, so that no frame waits for it, and hands them over one by one. */
import { hallOf, SOUNDS, type SoundName, samplesOf } from './synth/sounds.ts'

/** One sound, or the hall's answer for both ears; or that all are made. */
export type Made =
  | { readonly name: SoundName; readonly samples: Float32Array<ArrayBuffer> }
  | { readonly hall: readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>] }
  | { readonly all: true }

const page = globalThis as unknown as { postMessage(made: Made, transfer: Transferable[]): void; close(): void }

// First one of each, then the others of a kind.
const most = Math.max(...Object.values(SOUNDS).map(({ variants }) => variants))
for (let variant = 0; variant < most; variant += 1) {
  for (const name of Object.keys(SOUNDS) as SoundName[]) {
    if (variant >= SOUNDS[name].variants) continue
    const samples = samplesOf(name, variant)
    page.postMessage({ name, samples }, [samples.buffer])
  }
  if (variant > 0) continue
  const hall = hallOf()
  page.postMessage({ hall }, [hall[0].buffer, hall[1].buffer])
}
page.postMessage({ all: true }, [])
page.close()
