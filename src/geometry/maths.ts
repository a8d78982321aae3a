/*
 * Trigonometry, exponential and logarithm with the same bits everywhere. The browser's own functions differ by an ulp
 * between engines; replays and hashes must not. Kernels and coefficients follow fdlibm (Sun Microsystems, 1993, freely
 * granted for use), good to about one ulp; only + − × ÷ and sqrt are used, which IEEE 754 rounds alike everywhere.
 */

const HALF_PI = 1.5707963267948966
const PI = 2 * HALF_PI
const HALF_SQRT2 = Math.sqrt(0.5)
const RADIANS_PER_DEGREE = 0.017453292519943295
const DEGREES_PER_RADIAN = 57.29577951308232
// ln 2 in two pieces, the first short enough that its product with an exponent is exact.
const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10

const kernelSin = (x: number, tail: number): number => {
  const z = x * x
  const v = z * x
  const r =
    0.00833333333332249 +
    z * (-0.0001984126982985795 + z * (2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)))
  return x - (z * (0.5 * tail - v * r) - tail - v * -0.16666666666666632)
}

const kernelCos = (x: number, tail: number): number => {
  const z = x * x
  const r =
    z *
    (0.0416666666666666 +
      z *
        (-0.001388888888887411 +
          z *
            (2.480158728947673e-5 +
              z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11)))))
  const hz = 0.5 * z
  const w = 1 - hz
  return w + (1 - w - hz + (z * r - x * tail))
}

const quadrantSin = (quadrant: number, x: number, tail: number): number => {
  switch (quadrant & 3) {
    case 0:
      return kernelSin(x, tail)
    case 1:
      return kernelCos(x, tail)
    case 2:
      return -kernelSin(x, tail)
    default:
      return -kernelCos(x, tail)
  }
}

const reducedSin = (radians: number, shift: number): number => {
  const n = Math.round(radians * 0.6366197723675814)
  // Three pieces of π/2, each exact when multiplied by a whole number of up to 20 bits.
  const head = radians - n * 1.5707963267341256 - n * 6.077100506303966e-11
  const low = n * 2.0222662487959506e-21
  const x = head - low
  return quadrantSin((n + shift) & 3, x, head - x - low)
}

/** Sine of an angle in radians (|angle| up to about a million). */
export const sin = (radians: number): number => (radians === 0 ? radians : reducedSin(radians, 0))

/** Cosine of an angle in radians (|angle| up to about a million). */
export const cos = (radians: number): number => reducedSin(radians, 1)

const sinOfDegrees = (degrees: number, shift: number): number => {
  const n = Math.round(degrees / 90)
  const rest = degrees - 90 * n
  const quadrant = (n + shift) & 3
  if (rest === 0) return quadrant === 0 || quadrant === 2 ? 0 : 2 - quadrant
  if (rest === 45) return quadrant < 2 ? HALF_SQRT2 : -HALF_SQRT2
  if (rest === -45) return quadrant === 1 || quadrant === 2 ? HALF_SQRT2 : -HALF_SQRT2
  return quadrantSin(quadrant, rest * RADIANS_PER_DEGREE, 0)
}

/** Sine of an angle in degrees; exact at multiples of 45° (0, ±1, ±√½), never −0. */
export const sinDegrees = (degrees: number): number => sinOfDegrees(degrees, 0)

/** Cosine of an angle in degrees; exact at multiples of 45° (0, ±1, ±√½), never −0. */
export const cosDegrees = (degrees: number): number => sinOfDegrees(degrees, 1)

/** Writes the sine and the cosine of an angle in degrees, the same bits as `sinDegrees` and `cosDegrees` in one go. */
export const setTurn = (out: { sin: number; cos: number }, degrees: number): void => {
  const n = Math.round(degrees / 90)
  const rest = degrees - 90 * n
  if (rest === 0 || rest === 45 || rest === -45) {
    out.sin = sinDegrees(degrees)
    out.cos = cosDegrees(degrees)
    return
  }
  const x = rest * RADIANS_PER_DEGREE
  const s = kernelSin(x, 0)
  const c = kernelCos(x, 0)
  // Each quarter turn takes (sin, cos) to (cos, −sin).
  const swapped = (n & 1) === 1
  const sine = swapped ? c : s
  const cosine = swapped ? -s : c
  const back = (n & 2) === 2
  out.sin = back ? -sine : sine
  out.cos = back ? -cosine : cosine
}

const ATAN_HIGH = [0.4636476090008061, 0.7853981633974483, 0.982793723247329, 1.5707963267948966]
const ATAN_LOW = [2.2698777452961687e-17, 3.061616997868383e-17, 1.3903311031230998e-17, 6.123233995736766e-17]

/** Arc tangent of x ≥ 0 in radians. */
const atan = (value: number): number => {
  let x = value
  let piece = -1
  if (x >= 0.4375) {
    if (x < 0.6875) {
      piece = 0
      x = (2 * x - 1) / (2 + x)
    } else if (x < 1.1875) {
      piece = 1
      x = (x - 1) / (x + 1)
    } else if (x < 2.4375) {
      piece = 2
      x = (x - 1.5) / (1 + 1.5 * x)
    } else {
      piece = 3
      x = -1 / x
    }
  }
  const z = x * x
  const w = z * z
  const odd =
    z *
    (0.3333333333333293 +
      w *
        (0.14285714272503466 +
          w *
            (0.09090887133436507 + w * (0.06661073137387531 + w * (0.049768779946159324 + w * 0.016285820115365782)))))
  const even =
    w *
    (-0.19999999999876483 +
      w * (-0.11111110405462356 + w * (-0.0769187620504483 + w * (-0.058335701337905735 + w * -0.036531572744216916))))
  if (piece < 0) return x - x * (odd + even)
  return ATAN_HIGH[piece]! - (x * (odd + even) - ATAN_LOW[piece]! - x)
}

const PI_LOW = 1.2246467991473532e-16

/** The angle in radians, −π … π, of the point (x, y) seen from the origin, anticlockwise from the x axis. */
export const atan2 = (y: number, x: number): number => {
  if (y === 0) return x > 0 || Object.is(x, 0) ? y : Object.is(y, -0) ? -PI : PI
  if (x === 0) return y > 0 ? HALF_PI : -HALF_PI
  const angle = atan(Math.abs(y / x))
  const upper = x > 0 ? angle : PI - (angle - PI_LOW)
  return y > 0 ? upper : -upper
}

/** The compass heading in degrees, −180 … 180 clockwise from north, of the displacement (x, y); exact at multiples of 45°. */
export const headingTo = (x: number, y: number): number => {
  if (x === 0) return y < 0 ? 180 : 0
  if (y === 0) return x > 0 ? 90 : -90
  if (x === y) return x > 0 ? 45 : -135
  if (x === -y) return x > 0 ? 135 : -45
  return atan2(x, y) * DEGREES_PER_RADIAN
}

/** An angle in degrees brought into [0, 360), never −0. */
export const wrapDegrees = (degrees: number): number => {
  if (degrees > 0 && degrees < 360) return degrees
  const rest = degrees % 360
  const up = rest < 0 ? rest + 360 : rest
  return up === 360 || up === 0 ? 0 : up
}

const bits = new DataView(new ArrayBuffer(8))

/** Two to a whole power from −1022 to 1023, exact. */
const powerOfTwo = (exponent: number): number => {
  bits.setUint32(0, (exponent + 1023) << 20)
  bits.setUint32(4, 0)
  return bits.getFloat64(0)
}

/** e to the x; 0 far below and Infinity far above the range of a double. */
export const exp = (value: number): number => {
  if (Number.isNaN(value)) return value
  if (value > 709.782712893384) return Number.POSITIVE_INFINITY
  if (value < -745.1332191019411) return 0
  const k = Math.round(value / (LN2_HIGH + LN2_LOW))
  const high = value - k * LN2_HIGH
  const low = k * LN2_LOW
  const x = high - low
  const t = x * x
  const c =
    x -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))))
  const y = 1 - (low - (x * c) / (2 - c) - high)
  if (k > 1023) return y * 2 * powerOfTwo(k - 1)
  if (k >= -1022) return y * powerOfTwo(k)
  return y * powerOfTwo(k + 100) * powerOfTwo(-100)
}

/** Natural logarithm; −Infinity at 0, NaN below. */
export const log = (value: number): number => {
  if (value === 0) return Number.NEGATIVE_INFINITY
  if (!(value > 0) || value === Number.POSITIVE_INFINITY) return value > 0 ? value : Number.NaN
  let k = 0
  let x = value
  if (x < 2.2250738585072014e-308) {
    x *= 18014398509481984
    k -= 54
  }
  bits.setFloat64(0, x)
  const top = bits.getUint32(0)
  const mantissa = top & 0xfffff
  // The mantissa is brought between √½ and √2, as fdlibm does.
  const carry = (mantissa + 0x95f64) & 0x100000
  bits.setUint32(0, mantissa | (carry ^ 0x3ff00000))
  k += (top >>> 20) - 1023 + (carry >>> 20)
  const f = bits.getFloat64(0) - 1
  const s = f / (2 + f)
  const z = s * s
  const w = z * z
  const odd = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373))
  const even = z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)))
  const half = 0.5 * f * f
  return k * LN2_HIGH - (half - (s * (half + odd + even) + k * LN2_LOW) - f)
}
