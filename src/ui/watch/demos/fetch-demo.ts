/** Fetches demos from where the page is served. */
import { wordsThere } from '../../language.ts'
import type { BattleRequest } from '../../menu/types.ts'
import { reelIn } from './read-reel.ts'
import './english.ts'

/** The request that shows a demo of the shelf. Rejects if its file cannot be had, or is none. */
export async function fetchDemo(
  id: string,
  signal: AbortSignal,
): Promise<Extract<BattleRequest, { readonly kind: 'replay' }>> {
  const file = `${id}.json`
  const answer = await fetch(`demos/${file}`, { signal })
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  const text = await answer.text()
  const demo = reelIn(text)
  if (!demo) throw new Error(`${file} is no demo`)
  // Who knows pilots of a tour comes with the demo that shows one.
  const { ofTour } = demo
  if (!ofTour) return { kind: 'replay', text, file, demo }
  const { crewOf } = await import('../../tour/demo-crew.ts')
  await wordsThere()
  return { kind: 'replay', text, file, demo, ...crewOf(ofTour) }
}
