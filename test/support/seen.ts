/** What eyes make of colours: how well one is read on another, and how far two are apart. */
type Rgb = readonly [number, number, number]

/** Linear red, green and blue of a colour, 0 … 1. */
const linear = (hex: string): Rgb => {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** How bright a colour is, 0 … 1 (WCAG 2.2). */
export const luminanceOf = (hex: string): number => luminance(linear(hex))

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** How much two colours differ for the eye, 1 … 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/** What eyes, some without one kind of cones, make of a linear colour (Machado, Oliveira, Fernandes 2009, severity 1). */
const EYES = {
  whole: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const
type Eyes = keyof typeof EYES
export const ALL_EYES = Object.keys(EYES) as readonly Eyes[]

/** CIE Lab of a linear colour. */
const lab = ([r, g, b]: Rgb): Rgb => {
  const bend = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116)
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How far two colours are apart for some eyes, in Lab: 2 can just be seen, 20 is plain. */
export const apart = (one: string, other: string, eyes: Eyes = 'whole'): number => {
  const seen = (hex: string) => {
    const from = linear(hex)
    const to = EYES[eyes].map(row => Math.min(1, Math.max(0, row[0] * from[0] + row[1] * from[1] + row[2] * from[2])))
    return lab([to[0]!, to[1]!, to[2]!])
  }
  const [a, b] = [seen(one), seen(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
