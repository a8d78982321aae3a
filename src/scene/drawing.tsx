/** What all parts of a table share: signs, cards, models’ places, the order in which they are drawn, and when all is there. */
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Vector3 } from 'three'
import type { Catalog } from '../playback/measure.ts'
import { mapsWhole, onMapsWhole, wantWholeMaps } from './models/maps.ts'
import { type Cards, createCards, type NameOf } from './paint/cards.ts'
import { farSky, planetFace } from './paint/far.ts'
import { fire } from './paint/fire.ts'
import { fontsLoaded } from './paint/fonts.ts'
import { createGlyphs, type GlyphSheet } from './paint/glyphs.ts'
import { chooseFactions } from './palette.ts'
import type { Frame } from './part.ts'
import type { Settings } from './settings.ts'
import { needRoom } from './space.ts'

/** The named places of each model that has come, by the model's name. */
export type Nodes = Map<string, Readonly<Record<string, readonly Vector3[]>>>

/** What the parts of one table share, and how they are brought to a frame together. */
export type Drawing = {
  readonly settings: Settings
  readonly glyphs: GlyphSheet
  readonly cards: Cards
  readonly nodes: Nodes
  /** Brings every part to a frame, in the order in which they stand in the table. */
  readonly draw: (frame: Frame) => void
  /** Adds a part behind those that are there: all of a table's mount together, one that mounts later is brought to the frame last. Gives the way to take it out again. */
  readonly join: (draw: (frame: Frame) => void) => () => void
  /** Something is on its way, until the function it gives is called; `finer`: a picture can be drawn without it. */
  readonly hold: (finer?: 'finer') => () => void
  /** True when every model asked for is there, or is known to be missing; its shape and its paint may be coarse yet. */
  readonly whole: () => boolean
  /** True when nothing is on its way, nothing finer neither. */
  readonly ready: () => boolean
  /** Calls when something came that a picture may show; gives the way to end that. */
  readonly onCome: (listener: () => void) => () => void
}

const Shared = createContext<Drawing | null>(null)

/** What the parts of the table around this share. */
export const useDrawing = (): Drawing => {
  const drawing = useContext(Shared)
  if (!drawing) throw new Error('a part outside of a table')
  return drawing
}

/** Brings a part to every frame, in its turn: parts follow one another as they stand in the table. */
export const useDrawn = (draw: (frame: Frame) => void): void => {
  const { join } = useDrawing()
  const latest = useRef(draw)
  useLayoutEffect(() => {
    latest.current = draw
  })
  useLayoutEffect(() => join(frame => latest.current(frame)), [join])
}

/** Something that a part makes for itself out of something else, and that is freed with it. */
export const useOwned = <Of, T extends { dispose(): void }>(make: (of: Of) => T, of: Of): T => {
  const made = useMemo(() => make(of), [make, of])
  useEffect(() => () => made.dispose(), [made])
  return made
}

/** Like `useOwned`, but made only when it is first asked for, in the middle of a frame if need be. Gives the way to ask. */
export const useLate = <Of, T extends { dispose(): void }>(make: (of: Of) => T, of: Of): (() => T) => {
  const late = useMemo(() => {
    let made: T | null = null
    return {
      ask: () => {
        made ??= make(of)
        return made
      },
      dispose: () => {
        made?.dispose()
        made = null
      },
    }
  }, [make, of])
  useEffect(() => () => late.dispose(), [late])
  return late.ask
}

/** What comes when all models have, and is waited for only while it is on its way. */
const LATE = [fire, planetFace, farSky]

/** The order of the parts, and what they wait for. */
const createOrder = (): Pick<Drawing, 'draw' | 'join' | 'hold' | 'whole' | 'ready' | 'onCome'> => {
  const parts = new Set<(frame: Frame) => void>()
  const listeners = new Set<() => void>()
  const open = { needed: 0, finer: 0 }
  return {
    draw: frame => {
      needRoom(frame.picture.ships)
      chooseFactions(frame.picture.factions)
      for (const part of parts) part(frame)
    },
    join: part => {
      parts.add(part)
      return () => parts.delete(part)
    },
    hold: (what: keyof typeof open = 'needed') => {
      let held = true
      open[what] += 1
      return () => {
        if (!held) return
        held = false
        open[what] -= 1
        for (const listener of [...listeners]) listener()
      }
    },
    whole: () => open.needed === 0,
    ready: () => open.needed === 0 && open.finer === 0 && mapsWhole() && LATE.every(({ settled }) => settled()),
    onCome: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Props = {
  readonly settings: Settings
  readonly catalog: Catalog
  /** What a ship's card calls it. */
  readonly nameOf: NameOf
  readonly children: ReactNode
}

/** A table's parts stand in it: it paints what they are printed with, and keeps their order. */
export function DrawingRoom({ settings, catalog, nameOf, children }: Props) {
  const latest = useRef(nameOf)
  latest.current = nameOf
  const order = useMemo(createOrder, [])
  const nodes = useMemo((): Nodes => new Map(), [])
  const glyphs = useMemo(() => createGlyphs(settings.anisotropy), [settings])
  const cards = useMemo(
    () => createCards(settings.cards, settings.anisotropy, catalog, () => latest.current),
    [settings, catalog],
  )
  useEffect(() => () => glyphs.texture.dispose(), [glyphs])
  useEffect(() => () => cards.texture.dispose(), [cards])
  useEffect(() => onMapsWhole(() => order.hold()()), [order])
  useEffect(() => {
    const ends = LATE.map(({ onSettled }) => onSettled(() => order.hold()()))
    return () => {
      for (const end of ends) end()
    }
  }, [order])
  useLayoutEffect(() => (settings.wholeMaps ? wantWholeMaps() : undefined), [settings])
  useEffect(() => {
    let here = true
    fontsLoaded().then(
      () => {
        if (!here) return
        glyphs.repaint()
        cards.repaint()
        order.hold()()
      },
      () => {},
    )
    return () => {
      here = false
    }
  }, [glyphs, cards, order])
  const drawing = useMemo(() => ({ settings, glyphs, cards, nodes, ...order }), [settings, glyphs, cards, nodes, order])
  return <Shared.Provider value={drawing}>{children}</Shared.Provider>
}
