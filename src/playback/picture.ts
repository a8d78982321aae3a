/**
 * Everything visible of a battle at one moment, as plain data. Scene, HUD, log and captions draw this and nothing else,
 * so nothing is seen before its time. Lengths in mm on the mat, angles in degrees clockwise from north, times in seconds.
 */
import type { Base, Bearing, Mat, Pose, Vec } from '../geometry/index.ts'
import type { Worn } from '../looks/index.ts'
import type {
  DiceTerm,
  Difficulty,
  Edge,
  EventType,
  Face,
  Faction,
  ManoeuvreKey,
  Means,
  Phase,
  Result,
  ShipId,
  Side,
  Text,
  TokenKind,
} from '../rules/index.ts'
import type { Cue } from './cues.ts'
import type { EffectPicture } from './effect-picture.ts'
import type { TokenPicture } from './ship-tokens.ts'
import type { Cast } from './throws.ts'

/** A place in the air: on the mat, and mm above its peg. */
export type Trace = Vec & { readonly lift: number }

export type ShipPicture = {
  readonly id: ShipId
  readonly side: Side
  readonly chassis: string
  readonly pilot: string | null
  readonly skill: number | null
  readonly base: Base
  /** Where the base is drawn now, in the middle of a move too. */
  readonly pose: Pose
  /** How the model hangs over its base: degrees; roll to the right positive, pitch nose up positive; `lift` mm above its peg. */
  readonly roll: number
  readonly pitch: number
  readonly lift: number
  /** Degrees that the nose points to the right of the base's heading; mm on the mat that the model hangs beside its peg. */
  readonly yaw: number
  readonly drift: Vec
  /** Where the model was, the latest first, every `WAKE_STEP` seconds of its flight; empty at rest. */
  readonly wake: readonly Trace[]
  /** Engine glow, 0 at rest … 1 at speed 5. */
  readonly thrust: number
  /** 1 in play; falls to 0 as it explodes or flies off. 0: not drawn. */
  readonly presence: number
  /** What became of it, as far as the viewer has seen. */
  readonly status: 'play' | 'destroyed' | 'fled'
  readonly hull: number
  readonly maxHull: number
  readonly shields: number
  readonly maxShields: number
  readonly focus: number
  readonly evade: number
  readonly stress: number
  readonly tokens: readonly TokenPicture[]
  readonly lock: { readonly target: ShipId; readonly letter: string } | null
  /** Letters of locks on this ship. */
  readonly lockedBy: readonly string[]
  readonly crits: readonly string[]
  /** The dial at the ship: none yet, face down, or revealed with what it shows. */
  readonly dial: null | 'down' | { readonly manoeuvre: ManoeuvreKey; readonly difficulty: Difficulty }
  /** It has flown its dial this round. */
  readonly moved: boolean
  /** It is this ship's turn. */
  readonly active: boolean
  /** What it has to fly and to fire with; null: that was not told. */
  readonly means: Means | null
  /** Its agility while a card's effect holds to the end of the round; null: none does. */
  readonly agility: number | null
  /** What the mission has marked it as: *disabled*. */
  readonly marks: readonly string[]
  /** Mission tokens on its card (MISSION-3-SCAN-1). */
  readonly carries: readonly string[]
  /** Cards whose effect holds to the end of the round. */
  readonly lasting: readonly string[]
  /** What a ground crew has painted on it; null: it wears what is its card's. */
  readonly worn: Worn | null
}

/** Something of cardboard: where it lies on the mat with its outline there, or on the card of which ship. */
export type ObjectPicture = {
  readonly id: string
  readonly what: TokenKind
  /** It lies in the way of ships and shots. */
  readonly obstacle: boolean
  /** The ship that took it; null: it is on the mat. */
  readonly carrier: ShipId | null
  readonly pose: Pose
  readonly polygon: readonly Vec[]
  /** mm above the mat, while it is put down or taken up. */
  readonly lift: number
  /** 1 on the mat; 0: not drawn. */
  readonly presence: number
  /** Fuse markers on it. */
  readonly fuse: number
}

/** The manoeuvre template on the mat while a ship flies along it. */
export type TemplatePicture =
  | {
      readonly base: Base
      readonly from: Pose
      readonly bearing: Bearing
      readonly speed: number
      readonly difficulty: Difficulty | null
      readonly opacity: number
    }
  | {
      readonly roll: 'left' | 'right'
      readonly slide: number
      /** Of a roll's template; left out, 1. */
      readonly speed?: number
      readonly base: Base
      readonly from: Pose
      readonly opacity: number
    }

/** The ruler: the line measured for the attack (RANGE-6), its band, and the attacker whose arc is drawn. */
export type RulerPicture = {
  readonly attacker: ShipId
  readonly defender: ShipId
  /** 'primary' or the id of a secondary weapon. */
  readonly weapon: string
  readonly from: Vec
  readonly to: Vec
  readonly band: 1 | 2 | 3
  readonly obstructed: boolean
  readonly opacity: number
}

export type DiePicture = {
  readonly face: Face
  /** 0 in the hand … 1 lying. `spin` seeds a tumble that is a function of `roll` alone. */
  readonly roll: number
  readonly spin: number
  readonly rerolled: boolean
  readonly added: boolean
  /** Cancelled (COMBAT-6.4): fades. */
  readonly cancelled: boolean
  /** A result being turned into `face` by an effect: what it showed, and how far the die has turned, 0 → 1. */
  readonly flip: { readonly from: Face; readonly progress: number } | null
  /** In the middle of a throw by physics; null: it lies, or tumbles in a closed form of `roll`. */
  readonly cast: Cast | null
  /** 1 plain; falls to 0.2 as the die is cancelled. */
  readonly opacity: number
}

/** The dice tray: who rolls what, in the attack or for a damage card. */
export type DicePicture = {
  readonly attack: readonly DiePicture[]
  readonly defence: readonly DiePicture[]
  readonly attacker: ShipId | null
  readonly defender: ShipId | null
  readonly attackTerms: readonly DiceTerm[]
  readonly defenceTerms: readonly DiceTerm[]
  /** The card a single die is rolled for; null in an attack. */
  readonly card: string | null
  /** The obstacle a single die is rolled for (OBST-8). */
  readonly obstacle: string | null
  readonly opacity: number
}

/** The view is shaken: shares of its height to the right and up, degrees clockwise. */
export type Shake = { readonly x: number; readonly y: number; readonly roll: number }

/** What the director would show; the viewer's own camera wins. */
export type CameraProposal =
  | { readonly shot: 'table' }
  | { readonly shot: 'ship'; readonly ship: ShipId }
  | { readonly shot: 'pair'; readonly from: ShipId; readonly to: ShipId }

/** One line of the log, visible from the moment its event is seen. */
export type LogLine = Text & {
  readonly command: number
  readonly round: number
  readonly ships: readonly ShipId[]
  /** The event it tells of. */
  readonly kind: EventType
  /** When it becomes visible, and in which beat. */
  readonly time: number
  readonly beat: number
}

export type Picture = {
  /** Film time, seconds. */
  readonly t: number
  readonly round: number
  readonly phase: Phase
  readonly mission: string
  readonly initiative: Side
  /** For whom each side flies: what it is called and coloured by. Both may fly for one (MIRROR-1). */
  readonly factions: Readonly<Record<Side, Faction>>
  /** The damage deck of each side; left out: the set's own. */
  readonly decks?: Readonly<Record<Side, string>>
  /** The size of the mat, mm. */
  readonly mat: Mat
  /** Whose edge is which (SETUP-4, OBST-4). */
  readonly homes: Readonly<Record<Side, Edge>>
  /** What the mission has counted so far, by what it is. */
  readonly counts: Readonly<Record<string, number>>
  /** Commands whose consequences have been seen in full. */
  readonly command: number
  /** Index of the beat under way, or of the last one. */
  readonly beat: number
  readonly ships: readonly ShipPicture[]
  /** Ships whose turn in this phase is still to come, first to last (ACT-1, COMBAT-0.1). */
  readonly order: readonly ShipId[]
  /** Everything of cardboard on the mat, and what ships took from it. */
  readonly objects: readonly ObjectPicture[]
  readonly template: TemplatePicture | null
  readonly ruler: RulerPicture | null
  /** The ship whose arc and range bands are drawn. */
  readonly arc: { readonly ship: ShipId; readonly opacity: number } | null
  readonly dice: DicePicture | null
  readonly effects: readonly EffectPicture[]
  /** What can be heard now: cues that have started and are not over. */
  readonly cues: readonly Cue[]
  readonly camera: CameraProposal
  /** A blow is felt; all 0 when nothing is, and always where motion is reduced. */
  readonly shake: Shake
  readonly caption: Text | null
  /** How many log lines of the timeline are visible. */
  readonly log: number
  readonly result: Result | null
}
