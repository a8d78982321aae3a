/** Where a Tallon Roll stops along the template's end: a few of the places that are free, each flown on a line of play. */
import type { Command } from '../../src/rules/index.ts'
import { copyState, type PlayoutState } from '../model/playout-state.ts'
import { unitById } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { flySlide } from '../model/slide.ts'

type Slide = Extract<Command, { type: 'slide' }>

/** So many places are looked at: the ends, and what lies evenly between. */
const FEW = 5

/** The least slide and a few others, from the farthest back to the farthest ahead. */
export const fewSlides = (commands: readonly Command[]): readonly Slide[] => {
  const slides = commands.filter((command): command is Slide => command.type === 'slide')
  const [least] = slides
  if (!least || slides.length <= FEW) return slides
  const sorted = slides.toSorted((a, b) => a.slide - b.slide)
  const spread = Array.from({ length: FEW }, (_, n) => sorted[Math.round((n * (sorted.length - 1)) / (FEW - 1))]!)
  return [least, ...spread.filter(one => one !== least)]
}

/** A line of play on which a slide has been flown. */
export const slidOn = (
  context: SearchContext,
  playout: PlayoutState,
  { ship, slide }: Slide,
  manoeuvre: string,
): PlayoutState => {
  copyState(context.start, playout)
  const unit = unitById(context.position, ship)
  const option = unit?.dial.find(({ key }) => key === manoeuvre)
  if (unit && option) flySlide(context, playout, unit, option, slide)
  return playout
}
