/** Every command of the interface: its words, the keys that give it, and the scope in which they are its. Plain data, for keys, menus, panels and help. */
import type { Key } from '../../locale/index.ts'
import type { Overlay } from '../../playback/marks.ts'

/**
 * Where keys belong, the nearest first: what is open over the page, the free camera while one flies it, what is asked, the film, the
 * screen. The first scope that can answer a key has it; in none of them do two commands have the same.
 */
export const SCOPES = ['dialog', 'flight', 'order', 'film', 'screen'] as const
export type Scope = (typeof SCOPES)[number]

export type Row = {
  readonly scope: Scope
  /** What it does, in the help and in the list of keys. */
  readonly words: Key
  /** The sign that it has at first, and a person can change: a capital letter is pressed with Shift. */
  readonly own?: string
  /** Signs (small letters) and named keys that stay. */
  readonly keys?: readonly string[]
  /** Keys by their place (`KeyboardEvent.code`), whatever is written on them. */
  readonly places?: readonly string[]
  /** Keys by their place that count only where the sign written on them is no command's. */
  readonly spare?: readonly string[]
  /** Held down it is given once. */
  readonly once?: true
  /** Ctrl may be held with it. */
  readonly ctrl?: true
  /** Given even where single signs are switched off as keys. */
  readonly always?: true
  /** Only the stage shows what it does: on the flat board it is not there. */
  readonly stage?: true
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const
const DIGITS = ['0', '1', '2', '3', '4', '5'] as const
const FLIGHT = [...'WASDQE'].map(letter => `Key${letter}`).concat(ARROWS.slice(0, 4), 'ShiftLeft', 'ShiftRight')

const drawn = <O extends Overlay, S extends string>(overlay: O, own: S) =>
  ({ scope: 'screen', own, words: `ui.overlays.${overlay}` as const, once: true }) as const

/** The commands, those that a person can change in the order of their list, the others in that of the help. */
export const COMMANDS = {
  pause: { scope: 'film', own: 'p', words: 'ui.act.pause' },
  earlier: { scope: 'film', own: ',', words: 'ui.act.earlier' },
  later: { scope: 'film', own: '.', words: 'ui.act.later' },
  slower: { scope: 'film', own: '-', words: 'ui.act.slower' },
  faster: { scope: 'film', own: '+', words: 'ui.act.faster' },
  sound: { scope: 'screen', own: 'n', words: 'ui.act.sound' },
  camera: { scope: 'screen', own: 'c', words: 'ui.act.camera' },
  cameraBack: { scope: 'screen', own: 'C', words: 'ui.act.cameraBack' },
  style: { scope: 'screen', own: 'v', words: 'ui.act.style', stage: true },
  arcs: drawn('arcs', 'f'),
  bands: drawn('bands', 'b'),
  forecast: drawn('forecast', 'j'),
  // With Shift: beside who can shoot whom now, who may next.
  heat: drawn('heat', 'K'),
  lines: drawn('lines', 'm'),
  obstruction: drawn('obstruction', 'o'),
  templates: drawn('templates', 't'),
  threats: drawn('threats', 'k'),
  captions: { scope: 'screen', own: 's', words: 'ui.act.captions' },
  line: { scope: 'film', own: 'g', words: 'ui.act.line' },
  again: { scope: 'film', own: 'R', words: 'ui.act.again' },
  clip: { scope: 'screen', own: 'u', words: 'ui.act.clip' },
  photo: { scope: 'screen', own: 'y', words: 'ui.act.photo' },
  hint: { scope: 'order', own: 'h', words: 'ui.act.hint' },
  undo: { scope: 'order', own: 'z', words: 'ui.act.undo' },
  rewind: { scope: 'screen', own: 'Z', words: 'ui.act.rewind' },
  why: { scope: 'screen', own: 'w', words: 'ui.act.why' },
  log: { scope: 'screen', own: 'l', words: 'ui.act.log' },
  mirror: { scope: 'screen', own: 'i', words: 'ui.act.mirror' },
  rules: { scope: 'screen', own: 'r', words: 'ui.act.rules' },
  help: { scope: 'screen', own: '?', words: 'ui.act.help' },

  answer: { scope: 'order', keys: ['Enter'], words: 'ui.key.dial' },
  entries: { scope: 'screen', keys: ARROWS, words: 'ui.key.dial' },
  speed: {
    scope: 'order',
    keys: DIGITS,
    spare: DIGITS.map(digit => `Digit${digit}`),
    words: 'ui.key.numpad',
  },
  bearing: {
    scope: 'order',
    places: ['Numpad4', 'Numpad7', 'Numpad8', 'Numpad9', 'Numpad6', 'Numpad2'],
    words: 'ui.key.numpad',
  },
  shipBack: { scope: 'order', keys: ['['], words: 'ui.key.ships' },
  shipOn: { scope: 'order', keys: [']'], words: 'ui.key.ships' },
  walk: { scope: 'order', keys: ARROWS, words: 'ui.key.place' },
  turn: { scope: 'order', keys: ['q', 'e'], words: 'ui.key.turn' },
  forMe: { scope: 'order', keys: ['x'], words: 'ui.key.chance' },
  skip: { scope: 'film', keys: [' '], words: 'ui.key.space' },
  pass: { scope: 'order', keys: [' '], words: 'ui.key.space' },
  fly: { scope: 'flight', places: FLIGHT, words: 'ui.key.flight', always: true, stage: true },
  close: { scope: 'dialog', keys: ['Escape'], words: 'ui.key.escape' },
  leave: { scope: 'order', keys: ['Escape'], words: 'ui.key.escape' },
  endAgain: { scope: 'film', keys: ['Escape'], words: 'ui.key.escape' },
  back: { scope: 'screen', keys: ['Escape'], words: 'ui.key.escape' },

  steps: { scope: 'film', keys: ARROWS, words: 'ui.watching.key.steps', ctrl: true },
  chapterBack: { scope: 'film', keys: ['['], words: 'ui.air.chapter.back' },
  chapterOn: { scope: 'film', keys: [']'], words: 'ui.air.chapter.on' },

  photoFly: { scope: 'dialog', places: FLIGHT, words: 'ui.clips.photo.hands', always: true },
  photoEarlier: { scope: 'dialog', keys: [','], words: 'ui.clips.photo.earlier' },
  photoLater: { scope: 'dialog', keys: ['.'], words: 'ui.clips.photo.later' },
  photoPanel: { scope: 'dialog', keys: ['h'], words: 'ui.clips.photo.panel' },
  photoTake: { scope: 'dialog', keys: ['Enter'], words: 'ui.clips.photo.take' },
} as const satisfies Readonly<Record<Overlay, Row>> & Readonly<Record<string, Row>>

export type CommandId = keyof typeof COMMANDS

/** What is known of a command. */
export const rowOf = (id: CommandId): Row => COMMANDS[id]

export const IDS = Object.keys(COMMANDS) as readonly CommandId[]

type Does = Extract<Key, `ui.key.${string}.does`>
/** A line of the help: which keys, and under `.does` what they do. */
export type HelpLine = Does extends `${infer Line}.does` ? Line : never

/** The lines of the help for keys that stay, each once. */
export const helpLines = (flat: boolean): readonly HelpLine[] => {
  const there = IDS.map(rowOf).filter(row => !(flat && row.stage))
  return [...new Set(there.map(row => row.words).filter((words): words is HelpLine => words.startsWith('ui.key.')))]
}
