/** What the battle screen remembers of itself: selection, what a panel marks on the table, camera, open sheets, drafts of dials. */
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { Vec } from '../../geometry/index.ts'
import type { EndMark, HeatMark, Marks, Overlay } from '../../playback/marks.ts'
import type { Command, Decision, PlayerId, ShipId, Side } from '../../rules/index.ts'
import { CAMERAS, type CameraKind } from '../cameras.ts'
import type { Eval, Hud } from '../params.ts'
import type { Explained } from './explained.ts'
import { type DraftDials, type Drafts, freshDrafts } from './orders/drafts.ts'

/** What the pointer touched on the table. */
export type Pick = { readonly kind: 'ship'; readonly id: ShipId } | ({ readonly kind: 'mat' } & Vec) | null
/** What may be done by hand on the table beside picking: something is dragged over the mat, or turned, degrees. */
export type Handling = {
  /** Where it lies now. */
  readonly at: Vec
  readonly onDrag: (to: Vec) => void
  readonly onTurn: (degrees: number) => void
}
/** A camera as it was chosen; choosing the same again brings back a view that was moved by hand. */
export type CameraChoice = {
  readonly kind: CameraKind
  /** The ship it stays with; left out: the one that is selected. */
  readonly ship?: ShipId | null
}

export type BattleState = {
  readonly selected: ShipId | null
  readonly hovered: ShipId | null
  /** What the open decision adds to the table. */
  readonly marks: Partial<Marks>
  /** The open decision wants to know of picks. */
  readonly onPick: ((pick: Pick) => void) | null
  readonly handling: Handling | null
  readonly camera: CameraChoice
  /** The film's camera leads the flat board too: from the start where a battle is watched, else once a camera was chosen. */
  readonly led: boolean
  /** How much stands around the table. What is a child of `.battle` and shall stay bears `data-air="none"`, or "min": beside captions. */
  readonly hud: Hud
  /** Whether a bar says who is ahead: never to those who play. */
  readonly eval: Eval
  /** The film's camera takes its time, between the bars of a cinema (`cam=cinematic`). */
  readonly cinematic: boolean
  /** How high those bars are, pixels. */
  readonly bars: number
  /** The last attack or loss is shown again, slowly: true begins that, false ends it; it ends by itself too (`ui/director`). */
  readonly replaying: boolean
  /** What the viewer has drawn on the table. */
  readonly overlays: readonly Overlay[]
  /** Where ships are predicted to end, as far as that may be shown now (`ui/forecast`). */
  readonly ends: readonly EndMark[]
  /** Where the enemy may fire, as far as that may be shown now (`ui/heat`). */
  readonly heat: HeatMark | null
  readonly dialog:
    | 'concede'
    | 'help'
    | 'graphics'
    | 'menu'
    | 'quit'
    | 'copy'
    | 'rewind'
    | 'clip'
    | 'photo'
    | 'glossary'
    | null
  /** What is explained just now. */
  readonly explained: Explained | null
  /** Which page of the sheet a phone shows. */
  readonly page: 'orders' | 'ships' | 'log'
  /** The log is folded away, as it begins: its last line stays. */
  readonly folded: boolean
  readonly drafts: Drafts
  /** Who has the screen to set dials, where several people share it; null: it is to be handed over first. */
  readonly seated: PlayerId | null
  /** The briefing lies over the table. */
  readonly briefing: boolean
  /** The computer's reasons are open. */
  readonly why: boolean
  /** The board in words can be seen; it is there for screen readers all the time. */
  readonly mirror: boolean
  /** The question, by `hintKey`, for which the hint is open. */
  readonly hint: string | null
  /** What a hint would answer and a person has taken into the order, to look at: nothing is answered by it. */
  readonly suggested: Command | null
  /** Dials that a hint tells of and somebody points at: their ends are shown, and nothing is set. */
  readonly pointedAt: DraftDials | null
  /** What the instructor of a lesson asks for in this question, the best first: a hint gives that. */
  readonly wanted: { readonly hint: string; readonly commands: readonly Command[] } | null
  /** In some Planning phase of this battle previews of moves were to be had (PLAN-6). */
  readonly previewed: boolean
  /** The battle keeps itself: for good, or as long as the page is open; null: it does not, or has not begun to. */
  readonly kept: 'lasting' | 'memory' | null
  /** The name under which it was saved last, and when. */
  readonly saved: { readonly at: number; readonly name: string } | null
  /** A player has opened the line of the film; for those who watch it is always there. */
  readonly timeline: boolean
  /** On a low screen: how much higher than a headline the band over the table's lower edge is, rem. */
  readonly band: number
  /** All ships, or obstacles and satellites, that a person here has still to put down go where a hint would put them. */
  readonly restForMe: { readonly side: Side; readonly kind: Decision['kind'] } | null
  /** The heading that points away from the viewer, degrees: 0 from the south, 180 from the north, and what the view is turned to by hand. */
  readonly facing: number
  set(change: Partial<BattleState>): void
}

export type BattleStore = UseBoundStore<StoreApi<BattleState>>

/** A fresh screen. */
export const createBattleStore = (camera: CameraKind, page: BattleState['page'], previewed: boolean): BattleStore =>
  create<BattleState>(set => ({
    selected: null,
    hovered: null,
    marks: {},
    onPick: null,
    handling: null,
    camera: { kind: camera },
    led: false,
    hud: 'full',
    eval: 'off',
    cinematic: false,
    bars: 0,
    replaying: false,
    overlays: ['obstruction'],
    ends: [],
    heat: null,
    dialog: null,
    explained: null,
    page,
    folded: true,
    drafts: freshDrafts(-1),
    seated: null,
    briefing: false,
    why: false,
    mirror: false,
    hint: null,
    suggested: null,
    pointedAt: null,
    wanted: null,
    previewed,
    kept: null,
    saved: null,
    timeline: false,
    band: 0,
    restForMe: null,
    facing: 0,
    set: change => set(change),
  }))

/** Draws something on the table, or takes it away again. */
export const toggled = (overlays: readonly Overlay[], one: Overlay): readonly Overlay[] =>
  overlays.includes(one) ? overlays.filter(other => other !== one) : [...overlays, one]

type Cameras = { readonly camera: CameraChoice; readonly led: boolean }

/** What choosing a camera changes. */
export const chosen = (kind: CameraKind): Cameras => ({ camera: { kind }, led: true })

/** Whether the flat board follows its film. */
export const followsFilm = ({ camera, led }: Cameras): boolean => led && camera.kind === 'auto'

/** The camera so many places on in the row, round and round; the flat board has two. */
export function nextCamera(now: Cameras, step: 1 | -1, flat: boolean): Cameras {
  if (flat) return chosen(followsFilm(now) ? 'top' : 'auto')
  const { kind } = now.camera
  return chosen(CAMERAS[(CAMERAS.indexOf(kind) + step + CAMERAS.length) % CAMERAS.length]!)
}
