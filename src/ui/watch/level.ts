/** How much the captions say, and whether the film asks before it shows: for this visit, or remembered in the browser. */
import { create } from 'zustand'
import { readAddress } from '../menu/asked.ts'
import { CAPTIONS, type Captions } from '../params.ts'
import { fieldsIn, keep, recall } from '../parts/remembered.ts'

type Watching = {
  /** What the address asks for in this visit; null: as it is remembered. */
  readonly asked: Captions | null
  /** What a person chose; null: nothing yet. */
  readonly captions: Captions | null
  /** What suits the battle that is shown, for whoever has chosen nothing. */
  readonly suited: Captions
  /** With captions that teach: the film stops before dials and dice, and asks what will come. */
  readonly guess: boolean
}

const STORED = 'koiogran.watching'

/** What is remembered in a stored text; whatever is missing or unknown is as it comes. */
export function readWatching(text: string | null): Pick<Watching, 'captions' | 'guess'> {
  const { captions, guess } = fieldsIn(text)
  return { captions: CAPTIONS.find(one => one === captions) ?? null, guess: guess === true }
}

/** What the address asks for; outside a browser there is none. */
const addressed = (): Captions | null => (typeof window === 'undefined' ? null : readAddress().params.captions)

const useWatching = create<Watching>(() => ({ asked: addressed(), suited: 'brief', ...readWatching(recall(STORED)) }))

/** Asks for a level for this visit, as an address does; null: for none. It is not remembered, and what a person chooses later wins. */
export const askCaptions = (captions: Captions | null): void => useWatching.setState({ asked: captions })

/** Says which level suits what is shown now; what the address asks for or a person has chosen wins. */
export const suitCaptions = (suited: Captions): void => useWatching.setState({ suited })

/** Changes what is remembered, for now and for the next visit. */
function choose(change: Partial<Watching>): void {
  useWatching.setState(change)
  const { captions, guess } = useWatching.getState()
  keep(STORED, JSON.stringify({ captions, guess }))
}

const levelOf = ({ asked, captions, suited }: Watching): Captions => asked ?? captions ?? suited

/** The level of the captions now: nothing, the headline, or the headline and why. */
export const useCaptions = (): Captions => useWatching(levelOf)

/** Chooses a level, for now and for the next visit. */
export const chooseCaptions = (captions: Captions): void => choose({ captions, asked: null })

/** The next level: off, brief, teach, and round again. */
export const nextCaptions = (): void =>
  chooseCaptions(CAPTIONS[(CAPTIONS.indexOf(levelOf(useWatching.getState())) + 1) % CAPTIONS.length]!)

/** Whether the film asks before it shows; only with captions that teach. */
export const useGuesses = (): boolean => useWatching(state => state.guess && levelOf(state) === 'teach')

/** Whether it would ask if the captions taught. */
export const useGuessChoice = (): boolean => useWatching(state => state.guess)

/** Lets the film ask from now on, or not. */
export const chooseGuesses = (guess: boolean): void => choose({ guess })
