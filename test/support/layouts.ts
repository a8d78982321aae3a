/** What keys write on keyboards of some countries: alone, with Shift, and with AltGr. */

type Written = { readonly [code: string]: readonly [alone: string, shifted: string, third?: string] }

/** Letters by their places on an English keyboard, as another one has them there. */
const letters = (own: Readonly<Record<string, string>> = {}): Written =>
  Object.fromEntries(
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(letter => {
      const written = own[letter] ?? letter.toLowerCase()
      return [`Key${letter}`, [written, written.toUpperCase()]]
    }),
  )
/** The digits alone, with what Shift writes on 1 … 9, 0. */
const digits = (shifted: string, third: Readonly<Record<string, string>> = {}): Written =>
  Object.fromEntries(
    [...'1234567890'].map((digit, at) => [
      `Digit${digit}`,
      [digit, [...shifted][at]!, ...(third[digit] ? [third[digit]] : [])] as unknown as Written[string],
    ]),
  )

const ENGLISH: Written = {
  ...letters(),
  ...digits('!@#$%^&*()'),
  Backquote: ['`', '~'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
}

const CYRILLIC = Object.fromEntries(
  [...'QWERTYUIOPASDFGHJKLZXCVBNM'].map((at, n) => [at, [...'йцукенгшщзфывапролдячсмить'][n]!]),
)

export const LAYOUTS = {
  english: ENGLISH,
  swiss: {
    ...letters({ Y: 'z', Z: 'y' }),
    ...digits('+"*ç%&/()=', { 2: '@', 3: '#', 7: '|' }),
    Backquote: ['§', '°'],
    Minus: ["'", '?'],
    Equal: ['Dead', 'Dead'],
    BracketLeft: ['ü', 'è', '['],
    BracketRight: ['Dead', '!', ']'],
    Backslash: ['$', '£', '}'],
    Semicolon: ['ö', 'é'],
    Quote: ['ä', 'à', '{'],
    Comma: [',', ';'],
    Period: ['.', ':'],
    Slash: ['-', '_'],
    IntlBackslash: ['<', '>', '\\'],
  },
  french: {
    ...letters({ Q: 'a', W: 'z', A: 'q', Z: 'w' }),
    KeyM: [',', '?'],
    Digit1: ['&', '1'],
    Digit2: ['é', '2'],
    Digit3: ['"', '3', '#'],
    Digit4: ["'", '4', '{'],
    Digit5: ['(', '5', '['],
    Digit6: ['-', '6', '|'],
    Digit7: ['è', '7'],
    Digit8: ['_', '8'],
    Digit9: ['ç', '9'],
    Digit0: ['à', '0', '@'],
    Minus: [')', '°', ']'],
    Equal: ['=', '+', '}'],
    BracketLeft: ['Dead', 'Dead'],
    BracketRight: ['$', '£'],
    Backslash: ['*', 'µ'],
    Semicolon: ['m', 'M'],
    Quote: ['ù', '%'],
    Comma: [';', '.'],
    Period: [':', '/'],
    Slash: ['!', '§'],
    IntlBackslash: ['<', '>'],
  },
  german: {
    ...letters({ Y: 'z', Z: 'y' }),
    ...digits('!"§$%&/()=', { 7: '{', 8: '[', 9: ']', 0: '}' }),
    Minus: ['ß', '?', '\\'],
    Equal: ['Dead', 'Dead'],
    BracketLeft: ['ü', 'Ü'],
    BracketRight: ['+', '*', '~'],
    Backslash: ['#', "'"],
    Semicolon: ['ö', 'Ö'],
    Quote: ['ä', 'Ä'],
    Comma: [',', ';'],
    Period: ['.', ':'],
    Slash: ['-', '_'],
    IntlBackslash: ['<', '>', '|'],
  },
  polish: {
    ...ENGLISH,
    KeyA: ['a', 'A', 'ą'],
    KeyE: ['e', 'E', 'ę'],
    KeyL: ['l', 'L', 'ł'],
    KeyX: ['x', 'X', 'ź'],
    KeyZ: ['z', 'Z', 'ż'],
  },
  russian: {
    ...letters(CYRILLIC),
    ...digits('!"№;%:?*()'),
    Backquote: ['ё', 'Ё'],
    Minus: ['-', '_'],
    Equal: ['=', '+'],
    BracketLeft: ['х', 'Х'],
    BracketRight: ['ъ', 'Ъ'],
    Backslash: ['\\', '/'],
    Semicolon: ['ж', 'Ж'],
    Quote: ['э', 'Э'],
    Comma: ['б', 'Б'],
    Period: ['ю', 'Ю'],
    Slash: ['.', ','],
  },
} as const satisfies Readonly<Record<string, Written>>

export type Layout = keyof typeof LAYOUTS
/** What is held with a key that writes. */
export const LEVELS = ['', 'Shift', 'AltGr'] as const
export type Level = (typeof LEVELS)[number]

/** What a key of a keyboard tells when it is pressed. `windows`: AltGr is told as Alt and Ctrl, too. */
export function keyEvent(layout: Layout, code: string, level: Level, windows = false): KeyboardEvent | null {
  const key = (LAYOUTS[layout] as Written)[code]?.[LEVELS.indexOf(level)]
  if (key === undefined) return null
  return plainEvent({ key, code, shiftKey: level === 'Shift', ...(level === 'AltGr' && { third: true, windows }) })
}

type Facts = { readonly key: string; readonly code: string } & Partial<
  Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'target' | 'timeStamp'>
>

/** A key's event as commands read it, of these facts. */
export function plainEvent(facts: Facts & { readonly third?: boolean; readonly windows?: boolean }): KeyboardEvent {
  const { third = false, windows = false, ...event } = facts
  return {
    shiftKey: false,
    metaKey: false,
    ctrlKey: third && windows,
    altKey: third && windows,
    repeat: false,
    isComposing: false,
    target: null,
    timeStamp: 0,
    getModifierState: (name: string) => third && name === 'AltGraph',
    ...event,
  } as unknown as KeyboardEvent
}

/** Keys with names, and the number pad with and without NumLock. */
export const NAMED: readonly { readonly key: string; readonly code: string }[] = [
  ...['Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab'].map(key => ({
    key,
    code: key,
  })),
  { key: ' ', code: 'Space' },
  { key: 'Shift', code: 'ShiftLeft' },
  ...[...'0123456789'].map(key => ({ key, code: `Numpad${key}` })),
  ...['Insert', 'End', 'ArrowDown', 'PageDown', 'ArrowLeft', 'Clear', 'ArrowRight', 'Home', 'ArrowUp', 'PageUp'].map(
    (key, digit) => ({ key, code: `Numpad${digit}` }),
  ),
  { key: '+', code: 'NumpadAdd' },
  { key: '-', code: 'NumpadSubtract' },
  { key: '.', code: 'NumpadDecimal' },
  { key: ',', code: 'NumpadDecimal' },
]
