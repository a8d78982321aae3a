/** What is said of a manoeuvre that would not be turned at its end. */
import { type Bearing, bearingRow, endsSideways } from '../../../geometry/index.ts'
import { t } from '../../../locale/index.ts'

/** As what a manoeuvre is flown whose end turn is cancelled, in words, and by which rules. */
export function unturned(bearing: Bearing): { readonly text: string; readonly rules: readonly string[] } {
  if (endsSideways(bearing)) return { text: t('ui.dial.noTallon'), rules: ['TFA-OVERLAP-2'] }
  return bearingRow(bearing).side === 0
    ? { text: t('ui.dial.noKoiogran'), rules: ['OVERLAP-6'] }
    : { text: t('ui.dial.noSegnor'), rules: ['TFA-OVERLAP-1'] }
}
