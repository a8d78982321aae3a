/** Bolts and explosions light up what is near them, with a fixed number of lamps. */
import { type ReactNode, useMemo, useRef } from 'react'
import { Color, type PointLight, Vector3 } from 'three'
import type { Ink } from '../palette.ts'

/** How bright a light is on what is near it, for its size and ink. */
const POWER = 1.4
/** How many times its size it reaches. */
const REACH = 1.6

/** What events cast on hulls and rocks near them, afresh for a frame: the brightest few, each `radius` mm wide. */
export type Flares = {
  begin(): void
  add(at: Vector3, radius: number, ink: Ink): void
  end(): void
}

type Flare = { readonly at: Vector3; readonly colour: Color; power: number; reach: number }

/** So many flares on as many lamps: the number of lamps never changes, so that no shader is made anew for one. */
const createFlares = (many: number, lamps: () => readonly (PointLight | null)[]): Flares => {
  const flares: readonly Flare[] = Array.from({ length: many }, () => ({
    at: new Vector3(),
    colour: new Color(),
    power: 0,
    reach: 1,
  }))
  return {
    begin: () => {
      for (const flare of flares) flare.power = 0
    },
    add: (at, radius, [red, green, blue]) => {
      const strongest = Math.max(red, green, blue)
      const power = POWER * radius * radius * strongest
      const weakest = flares.reduce<Flare | null>((a, b) => (a && a.power <= b.power ? a : b), null)
      if (!weakest || power <= weakest.power) return
      weakest.at.copy(at)
      weakest.colour.setRGB(red, green, blue).multiplyScalar(1 / strongest)
      weakest.power = power
      weakest.reach = radius * REACH
    },
    end: () => {
      lamps().forEach((lamp, index) => {
        const flare = flares[index]
        if (!lamp || !flare) return
        lamp.intensity = flare.power
        lamp.position.copy(flare.at)
        lamp.color.copy(flare.colour)
        lamp.distance = flare.reach
      })
    },
  }
}

/** Flares, and the lamps that must stand in the scene for them. */
export const useFlares = (many: number): readonly [Flares, ReactNode] => {
  const lamps = useRef<(PointLight | null)[]>([])
  const flares = useMemo(() => createFlares(many, () => lamps.current), [many])
  const names = useMemo(() => Array.from({ length: many }, (_, index) => `flare ${index + 1}`), [many])
  const lit = names.map((name, index) => (
    <pointLight
      key={name}
      ref={lamp => {
        lamps.current[index] = lamp
      }}
      name={name}
      intensity={0}
    />
  ))
  return [flares, lit]
}
