/** The picture of a result: a card with its three lines, and the ways of the ships as lines on their mat. Drawn on a canvas, sent nowhere. */
import type { Side } from '../../rules/index.ts'
import type { Tracks } from './tracks.ts'

/** As wide and high as what is shared is usually shown. */
const CARD = { width: 1200, height: 630 } as const
const EDGE = 60
const MAT = 510

/** What the card says. */
export type Card = {
  readonly title: string
  readonly date: string
  readonly what: string
  readonly who: string
  readonly damage: string
  readonly streak: string
  readonly tracks: Tracks | null
  readonly side: Side
}

const inks = (): ((name: string) => string) => {
  const style = getComputedStyle(document.documentElement)
  return name => style.getPropertyValue(name).trim() || '#fff'
}

/** A text that is made smaller until it fits, in as many lines as it may have. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  at: { readonly x: number; readonly y: number; readonly wide: number; readonly lines: number },
  font: { readonly size: number; readonly weight: number; readonly family: string; readonly ink: string },
): number {
  for (let { size } = font; ; size -= 2) {
    pen.font = `${font.weight} ${size}px ${font.family}`
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && pen.measureText(longer).width <= at.wide) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    const fits = lines.length <= at.lines && lines.every(line => pen.measureText(line).width <= at.wide)
    if (!fits && size > 16) continue
    pen.fillStyle = font.ink
    for (const [n, line] of lines.entries()) pen.fillText(line, at.x, at.y + (n + 1) * size * 1.15)
    return at.y + lines.length * size * 1.15
  }
}

function drawTracks(
  pen: CanvasRenderingContext2D,
  { mat, ways }: Tracks,
  own: Side,
  ink: (name: string) => string,
): void {
  const scale = MAT / Math.max(mat.width, mat.height)
  const [wide, high] = [mat.width * scale, mat.height * scale]
  const left = CARD.width - EDGE - wide
  const top = (CARD.height - high) / 2
  pen.fillStyle = ink('--mat')
  pen.fillRect(left, top, wide, high)
  pen.strokeStyle = ink('--line-strong')
  pen.lineWidth = 1.5
  pen.strokeRect(left, top, wide, high)
  // Their own edge is below, as on the table.
  const turned = own === 'first' ? 1 : -1
  const place = ({ x, y }: { x: number; y: number }): readonly [number, number] => [
    left + wide / 2 + turned * x * scale,
    top + high / 2 - turned * y * scale,
  ]
  pen.save()
  pen.beginPath()
  pen.rect(left, top, wide, high)
  pen.clip()
  for (const { side, lost, points } of ways) {
    const [first, ...rest] = points.map(place)
    if (!first) continue
    // As a ship flies: on from where it looks, and into how it will look.
    const ahead = (n: number, by: number): readonly [number, number] => {
      const { x, y, heading } = points[n]!
      const turn = (heading * Math.PI) / 180
      return place({ x: x + by * Math.sin(turn), y: y + by * Math.cos(turn) })
    }
    const colour = side === own ? ink('--amber') : ink('--alarm')
    pen.strokeStyle = colour
    pen.fillStyle = colour
    pen.lineWidth = 4
    pen.setLineDash(side === own ? [] : [9, 6])
    pen.beginPath()
    pen.moveTo(...first)
    for (const [n, one] of rest.entries()) {
      const [from, to] = [points[n]!, points[n + 1]!]
      const reach = Math.hypot(to.x - from.x, to.y - from.y) / 3
      pen.bezierCurveTo(...ahead(n, reach), ...ahead(n + 1, -reach), ...one)
    }
    pen.stroke()
    pen.setLineDash([])
    for (const [n, [x, y]] of [first, ...rest].entries()) {
      pen.beginPath()
      pen.arc(x, y, n === 0 ? 7 : 4, 0, 7)
      pen.fill()
    }
    const [x, y] = rest.at(-1) ?? first
    if (!lost) continue
    pen.lineWidth = 5
    pen.beginPath()
    pen.moveTo(x - 12, y - 12)
    pen.lineTo(x + 12, y + 12)
    pen.moveTo(x + 12, y - 12)
    pen.lineTo(x - 12, y + 12)
    pen.stroke()
  }
  pen.restore()
}

/** Draws the card. The letters of the page must have come; where they have not it is drawn in others. */
export function drawCard(canvas: HTMLCanvasElement, card: Card): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const ink = inks()
  const label = ink('--label')
  canvas.width = CARD.width
  canvas.height = CARD.height
  pen.fillStyle = ink('--space')
  pen.fillRect(0, 0, CARD.width, CARD.height)
  pen.fillStyle = ink('--amber')
  pen.fillRect(0, 0, 12, CARD.height)
  const wide = card.tracks ? CARD.width - MAT - 3 * EDGE : CARD.width - 2 * EDGE
  const at = { x: EDGE, wide }
  const dim = { weight: 600, family: label, ink: ink('--type-dim') }
  const strong = { weight: 600, family: label, ink: ink('--type') }
  let y = write(pen, 'KOIOGRAN', { ...at, y: 48, lines: 1 }, { ...dim, size: 30, ink: ink('--amber') })
  y = write(pen, card.title, { ...at, y, lines: 1 }, { ...dim, size: 30 })
  y = write(pen, card.date, { ...at, y, lines: 2 }, { ...dim, size: 30 })
  y = write(pen, card.what, { ...at, y: y + 30, lines: 3 }, { ...strong, size: 68 })
  y = write(pen, card.who, { ...at, y: y + 24, lines: 3 }, { ...strong, size: 34 })
  write(pen, card.damage, { ...at, y: y + 24, lines: 3 }, { ...dim, size: 28 })
  pen.font = `600 30px ${label}`
  pen.fillStyle = ink('--amber')
  pen.fillText(card.streak, EDGE, CARD.height - EDGE)
  if (card.tracks) drawTracks(pen, card.tracks, card.side, ink)
}
