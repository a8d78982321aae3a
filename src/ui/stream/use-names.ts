/** What ships are called, of a battle that is known by its summary. */
import { useMemo } from 'react'
import { type Names, shipNames } from '../../locale/index.ts'
import type { Summary } from './summary.ts'

/** The names of a summary's ships; of none: their ids. */
export const useNames = (state: Summary | null): Names =>
  useMemo(
    () =>
      shipNames(
        () => state?.ships ?? [],
        () => null,
        () => state?.factions ?? null,
        state?.called,
      ),
    [state],
  )
