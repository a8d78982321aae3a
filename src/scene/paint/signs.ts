/** The game’s signs as drawings of its own: manoeuvres, tokens, results, locks and the shadows under things. */
import type { Bearing } from '../../geometry/index.ts'

/** The side of a cell of the sheet of signs, in pixels. */
export const CELL = 128

type Pen = CanvasRenderingContext2D

const path = (pen: Pen, points: readonly (readonly [number, number])[], close = false) => {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  if (close) pen.closePath()
}

const head = (pen: Pen, x: number, y: number, angle: number, size: number) => {
  pen.save()
  pen.translate(x, y)
  pen.rotate(angle)
  path(
    pen,
    [
      [0, -size],
      [size * 0.95, size * 0.55],
      [-size * 0.95, size * 0.55],
    ],
    true,
  )
  pen.fill()
  pen.restore()
}

const mirrored = (draw: (pen: Pen) => void) => (pen: Pen) => {
  pen.translate(CELL, 0)
  pen.scale(-1, 1)
  draw(pen)
}

const bank = (pen: Pen) => {
  pen.beginPath()
  pen.moveTo(46, 112)
  pen.bezierCurveTo(46, 76, 56, 60, 74, 44)
  pen.stroke()
  head(pen, 84, 35, Math.PI / 4, 25)
}

const turn = (pen: Pen) => {
  pen.beginPath()
  pen.moveTo(36, 112)
  pen.lineTo(36, 82)
  pen.bezierCurveTo(36, 60, 48, 50, 66, 50)
  pen.lineTo(78, 50)
  pen.stroke()
  head(pen, 90, 50, Math.PI / 2, 25)
}

const loop = (pen: Pen) => {
  pen.beginPath()
  pen.moveTo(32, 114)
  pen.bezierCurveTo(32, 78, 42, 62, 62, 44)
  pen.bezierCurveTo(84, 26, 112, 46, 98, 68)
  pen.lineTo(92, 78)
  pen.stroke()
  head(pen, 84, 92, 1.2 * Math.PI, 24)
}

const roll = (pen: Pen) => {
  pen.beginPath()
  pen.moveTo(30, 114)
  pen.lineTo(30, 84)
  pen.bezierCurveTo(30, 60, 42, 44, 66, 44)
  pen.arc(72, 68, 24, -Math.PI / 2, 0)
  pen.lineTo(96, 78)
  pen.stroke()
  head(pen, 96, 92, Math.PI, 24)
}

/** The ship as a box, the template out of its side. */
const slip = (way: (pen: Pen) => void) => (pen: Pen) => {
  pen.strokeRect(16, 78, 34, 34)
  pen.beginPath()
  pen.moveTo(50, 95)
  way(pen)
}

const slipBank = slip(pen => {
  pen.bezierCurveTo(72, 95, 84, 88, 94, 70)
  pen.stroke()
  head(pen, 104, 52, Math.PI / 6, 23)
})

const slipTurn = slip(pen => {
  pen.bezierCurveTo(84, 95, 94, 82, 94, 58)
  pen.stroke()
  head(pen, 94, 40, 0, 23)
})

/** The signs, drawn white in a cell of 128 × 128 with lines of 13: own designs. */
export const DRAWINGS = {
  fill: pen => pen.fillRect(-2, -2, CELL + 4, CELL + 4),
  soft: pen => {
    const fade = pen.createRadialGradient(64, 64, 0, 64, 64, 64)
    for (let step = 0; step <= 10; step++) {
      const t = step / 10
      fade.addColorStop(t, `rgba(255,255,255,${(1 - t * t) ** 2})`)
    }
    pen.fillStyle = fade
    pen.fillRect(0, 0, CELL, CELL)
  },
  // What a square with its edges at 34 and 94 keeps from the light around its foot.
  contact: pen => {
    const layers = 20
    pen.globalAlpha = 0.105
    for (let layer = 0; layer < layers; layer++) {
      const out = 15 * (1 - layer / layers) ** 1.6
      pen.beginPath()
      pen.roundRect(35 - out, 35 - out, 58 + out * 2, 58 + out * 2, out + 3)
      pen.fill()
    }
  },
  straight: pen => {
    path(pen, [
      [64, 114],
      [64, 50],
    ])
    pen.stroke()
    head(pen, 64, 36, 0, 27)
  },
  'bank-right': bank,
  'bank-left': mirrored(bank),
  'turn-right': turn,
  // The sign of a slip to the left goes out to the right, as the ship does.
  'slip-bank-left': slipBank,
  'slip-bank-right': mirrored(slipBank),
  'slip-turn-left': slipTurn,
  'slip-turn-right': mirrored(slipTurn),
  stationary: pen => pen.strokeRect(28, 28, 72, 72),
  'turn-left': mirrored(turn),
  'segnor-right': loop,
  'segnor-left': mirrored(loop),
  'tallon-right': roll,
  'tallon-left': mirrored(roll),
  koiogran: pen => {
    pen.beginPath()
    pen.moveTo(84, 112)
    pen.lineTo(84, 58)
    pen.arc(62, 58, 22, 0, Math.PI, true)
    pen.lineTo(40, 72)
    pen.stroke()
    head(pen, 40, 86, Math.PI, 24)
  },
  focus: pen => {
    pen.beginPath()
    pen.arc(64, 64, 34, 0, Math.PI * 2)
    pen.stroke()
    pen.beginPath()
    pen.arc(64, 64, 12, 0, Math.PI * 2)
    pen.fill()
    for (let quarter = 0; quarter < 4; quarter++) {
      pen.save()
      pen.translate(64, 64)
      pen.rotate((quarter * Math.PI) / 2)
      pen.fillRect(-6, -58, 12, 26)
      pen.restore()
    }
  },
  evade: pen => {
    pen.beginPath()
    pen.moveTo(34, 112)
    pen.bezierCurveTo(34, 78, 94, 86, 90, 48)
    pen.stroke()
    head(pen, 88, 36, -0.12, 25)
    pen.beginPath()
    pen.arc(38, 46, 14, 0, Math.PI * 2)
    pen.fill()
  },
  stress: pen => {
    path(
      pen,
      [
        [76, 10],
        [30, 74],
        [60, 74],
        [50, 118],
        [98, 52],
        [67, 52],
      ],
      true,
    )
    pen.fill()
  },
  crit: pen => {
    pen.beginPath()
    for (let point = 0; point < 16; point++) {
      const radius = point % 2 === 0 ? 54 : 24
      pen.lineTo(64 + radius * Math.sin((point * Math.PI) / 8), 64 - radius * Math.cos((point * Math.PI) / 8))
    }
    pen.closePath()
    pen.fill()
    pen.globalCompositeOperation = 'destination-out'
    pen.beginPath()
    pen.arc(64, 64, 11, 0, Math.PI * 2)
    pen.fill()
  },
  hit: pen => {
    pen.beginPath()
    for (let point = 0; point < 8; point++) {
      const radius = point % 2 === 0 ? 54 : 19
      pen.lineTo(64 + radius * Math.sin((point * Math.PI) / 4), 64 - radius * Math.cos((point * Math.PI) / 4))
    }
    pen.closePath()
    pen.fill()
  },
  shield: pen => {
    pen.beginPath()
    pen.moveTo(64, 12)
    pen.lineTo(108, 28)
    pen.bezierCurveTo(108, 78, 96, 98, 64, 116)
    pen.bezierCurveTo(32, 98, 20, 78, 20, 28)
    pen.closePath()
    pen.fill()
  },
  hull: pen => {
    path(
      pen,
      [
        [64, 14],
        [107, 39],
        [107, 89],
        [64, 114],
        [21, 89],
        [21, 39],
      ],
      true,
    )
    pen.fill()
  },
  green: pen => {
    pen.beginPath()
    pen.arc(64, 64, 40, 0, Math.PI * 2)
    pen.fill()
  },
  white: pen => {
    pen.beginPath()
    pen.arc(64, 64, 38, 0, Math.PI * 2)
    pen.stroke()
  },
  red: pen => {
    path(
      pen,
      [
        [64, 18],
        [112, 106],
        [16, 106],
      ],
      true,
    )
    pen.fill()
  },
  dial: pen => {
    for (let spoke = 0; spoke < 12; spoke++) {
      pen.save()
      pen.translate(64, 64)
      pen.rotate((spoke * Math.PI) / 6)
      pen.fillRect(-4, -58, 8, spoke % 3 === 0 ? 24 : 12)
      pen.restore()
    }
    pen.lineWidth = 6
    pen.beginPath()
    pen.arc(64, 64, 22, 0, Math.PI * 2)
    pen.stroke()
  },
  // A token that nobody has drawn.
  token: pen => {
    pen.beginPath()
    pen.arc(64, 64, 40, 0, Math.PI * 2)
    pen.stroke()
    pen.beginPath()
    pen.arc(64, 64, 14, 0, Math.PI * 2)
    pen.fill()
  },
  satellite: pen => {
    pen.save()
    pen.translate(64, 64)
    pen.rotate(Math.PI / 4)
    for (const side of [-1, 1]) {
      pen.fillRect(side * 38 - 17, -22, 34, 20)
      pen.fillRect(side * 38 - 17, 2, 34, 20)
      pen.fillRect(side * 17 - 6, -4, 12, 8)
    }
    pen.beginPath()
    pen.arc(0, 0, 14, 0, Math.PI * 2)
    pen.fill()
    pen.restore()
  },
  // A spanner: open jaws above, its shaft, a ring below.
  disabled: pen => {
    pen.save()
    pen.translate(64, 64)
    pen.rotate(Math.PI / 4)
    pen.lineWidth = 15
    pen.beginPath()
    pen.arc(0, -32, 20, -Math.PI * 0.28, Math.PI * 1.28)
    pen.stroke()
    path(pen, [
      [0, -14],
      [0, 30],
    ])
    pen.stroke()
    pen.beginPath()
    pen.arc(0, 42, 13, 0, Math.PI * 2)
    pen.stroke()
    pen.restore()
  },
  lock: pen => {
    for (let quarter = 0; quarter < 4; quarter++) {
      pen.save()
      pen.translate(64, 64)
      pen.rotate((quarter * Math.PI) / 2)
      path(pen, [
        [-50, -24],
        [-50, -50],
        [-24, -50],
      ])
      pen.stroke()
      pen.restore()
    }
  },
} as const satisfies Readonly<Record<string, (pen: Pen) => void>> & Readonly<Record<Bearing, (pen: Pen) => void>>

/** The signs of the sheet by name, in the order of their cells. */
export const SIGNS = Object.keys(DRAWINGS) as readonly (keyof typeof DRAWINGS)[]
