/** Paints of the Gauntlet: gunmetal plates that whoever flies it paints over, and blades of its colour. */
import { coat } from '../kit/paint.ts'

const line = (material: string, text: string) => ({ ...coat(material, text), groove: 1 })
/** A hull in the second colour of its livery. */
const over = (paint: ReturnType<typeof coat>) => ({ ...paint, mark: 5 })

export const clan = {
  hull: over(coat('hull', '#a8adb0')),
  pale: over(coat('hull', '#bfc4c6')),
  deep: over(coat('hull', '#8b9195')),
  seam: over(line('hull', '#4a4f53')),
  slate: coat('steel', '#596066'),
  steel: coat('steel', '#858b8f'),
  bright: coat('steel', '#a4a9ab'),
  dark: coat('dark', '#2f3337'),
  black: coat('dark', '#15171a'),
  pit: { ...coat('dark', '#1e2125'), groove: 0.7 },
  brass: coat('steel', '#8a7450'),
  stripe: { ...coat('flash', '#ece9e1'), mark: 1 },
  stripeSeam: { ...line('flash', '#8b8a86'), mark: 1 },
  glass: coat('glass', '#0e141a'),
  lit: coat('glass', '#3d2a18'),
  engine: coat('engine', '#ffffff'),
} as const
