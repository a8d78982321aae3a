/** What lies over a frame of a clip or a photograph: the caption, a name in the corner. Drawn on the picture itself. */

/** The share of each side that text keeps clear of: television's safe area. */
const SAFE = 0.05

const FAMILY = '"Barlow Condensed", "Arial Narrow", sans-serif'

/** Waits for the letters that are drawn. */
export const lettersReady = (): Promise<unknown> =>
  Promise.all([document.fonts.load(`600 40px ${FAMILY}`), document.fonts.load(`500 40px ${FAMILY}`)]).catch(() => null)

/** The canvas that a clip is painted on, to be painted; it is read back frame by frame. Null where the browser has none left. */
export const paperOf = (canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | null =>
  canvas?.getContext('2d', { willReadFrequently: true }) ?? null

/** A text in as many lines as it needs to be no wider than `most`. */
const linesOf = (paper: CanvasRenderingContext2D, text: string, most: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last === undefined || paper.measureText(joined).width > most) lines.push(word)
    else lines[lines.length - 1] = joined
  }
  return lines
}

/** A caption's letters, pixels: as large in a tall picture as in a wide one. */
const sizeOf = (width: number, height: number): number => Math.round(Math.min(width, height) * 0.046)
/** A line and the rim of the plate around all of them, in letters. */
const [LEADING, RIM] = [1.22, 0.55]
/** Where a caption ends, pixels from the top. A tall picture is watched with keys and names over its lowest part. */
const footOf = (width: number, height: number): number => height * (height > width ? 0.82 : 1 - SAFE)

/** Pixels at the foot of a picture that a caption of one line takes, with what lies below it. */
export const captionFoot = (width: number, height: number): number =>
  Math.ceil(height - footOf(width, height) + sizeOf(width, height) * (LEADING + RIM))

/** The caption on a dark plate in the lower part of the picture, inside the safe area. */
export const paintCaption = (paper: CanvasRenderingContext2D, text: string): void => {
  const { width, height } = paper.canvas
  const size = sizeOf(width, height)
  paper.font = `600 ${size}px ${FAMILY}`
  paper.textAlign = 'center'
  paper.textBaseline = 'middle'
  const lines = linesOf(paper, text, width * (1 - 2 * SAFE) - size * 1.6)
  const leading = size * LEADING
  const foot = footOf(width, height)
  const wide = Math.max(...lines.map(line => paper.measureText(line).width)) + size * 1.4
  const high = lines.length * leading + size * RIM
  const left = (width - wide) / 2
  paper.fillStyle = 'rgb(7 11 18 / 78%)'
  paper.fillRect(left, foot - high, wide, high)
  paper.fillStyle = '#f4b63f'
  paper.fillRect(left, foot - high, Math.max(2, size * 0.1), high)
  paper.fillStyle = '#f0e9da'
  lines.forEach((line, at) => {
    paper.fillText(line, width / 2, foot - high + (size * RIM) / 2 + leading * (at + 0.5))
  })
}

/** A small name in the lower right corner. */
export const paintMark = (paper: CanvasRenderingContext2D, text: string): void => {
  const { width, height } = paper.canvas
  const size = Math.round(Math.min(width, height) * 0.026)
  paper.font = `600 ${size}px ${FAMILY}`
  paper.textAlign = 'right'
  paper.textBaseline = 'alphabetic'
  paper.letterSpacing = `${size * 0.08}px`
  paper.lineJoin = 'round'
  paper.lineWidth = size * 0.18
  paper.strokeStyle = 'rgb(7 11 18 / 70%)'
  paper.fillStyle = 'rgb(240 233 218 / 85%)'
  const at = [width - size * 1.2, height - size * 1.1] as const
  paper.strokeText(text, ...at)
  paper.fillText(text, ...at)
  paper.letterSpacing = '0px'
}
