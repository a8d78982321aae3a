/** The template of a move that is being flown on the flat board. */
import type { TemplatePicture } from '../../../playback/picture.ts'
import { cardPaths } from './card.ts'
import { rollRows, scaled, templateRows } from './shapes.ts'

/** The sign on a card grows no further than this, mm to one pixel. */
const SIGN = 1.7

/** The template of a move as a printed card in the colour of its difficulty, which its sign says by its shape too, as on a dial. */
export function BoardTemplate({ template, pixel }: { template: TemplatePicture; pixel: number }) {
  const rolls = 'roll' in template
  const difficulty = rolls ? null : template.difficulty
  const { card, print, ticks, arrow, middle } = cardPaths(
    rolls
      ? rollRows(template.base, template.from, template.roll, template.slide, template.speed)
      : templateRows(template.base, template.from, template.bearing, template.speed),
  )
  return (
    <g className={`template card ${difficulty ?? ''}`} opacity={template.opacity}>
      <path className="seam" d={card} />
      <path className="board" d={card} />
      <path className="print" d={print} />
      <path className="marks" d={rolls ? ticks : ticks + arrow} />
      {!rolls && (
        <g className="sign" transform={scaled(middle, Math.min(pixel, SIGN))}>
          {difficulty === 'red' ? <path d="M0-11 11 8H-11Z" /> : <circle r="9" />}
          <text y={difficulty === 'red' ? 2 : 0}>{template.speed}</text>
        </g>
      )}
    </g>
  )
}
