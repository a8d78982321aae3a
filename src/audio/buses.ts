/** The three volumes: what happens, what hums and flies, and the keys of the instruments. */
export const BUSES = ['effects', 'engines', 'interface'] as const
export type Bus = (typeof BUSES)[number]

/** How loud each bus is, 0 … 1. */
export type Volumes = Readonly<Record<Bus, number>>
