/** What the second edition has put in the place of rules of the first: they are not named in it (SE-SCOPE-2). */
import type { RuleId } from '../text.ts'

/** Rules of the first edition, by those that have replaced them. */
const REPLACED: Readonly<Record<RuleId, string>> = {
  'SE-FACTION-1': 'GEN-2 GEN-3 MIRROR-2',
  'SE-SETUP-1': 'SETUP-1 SETUP-5 SETUP-6 SETUP-11 OBST-1 OBST-2 OBST-3 OBST-4',
  'SE-BUILD-1': 'SETUP-2 SQUAD-1 SQUAD-2 SQUAD-3 SQUAD-4 SQUAD-5 UPG-1 UPG-2',
  'SE-BUILD-2': 'UNIQUE-1',
  'SE-ROUND-1': 'ROUND-1',
  'SE-DIFF-1': 'ACT-5',
  'SE-INIT-1': 'ACT-9 COMBAT-0.3 COMBAT-0.4',
  'SE-ORDER-1': 'INIT-1 INIT-2 SQUAD-6 TFA-INIT-1 TFA-INIT-2',
  'SE-EVADE-1': 'ACTION-EV-1 COMBAT-5.4',
  'SE-BR-1': 'ACTION-BR-1 ACTION-BR-2 ACTION-BR-3 ACTION-BR-4 ACTION-BR-5 ACTION-BR-6 TFA-BR-1',
  'SE-BOOST-1': 'TFA-BOOST-1 TFA-BOOST-2',
  'SE-LOCK-1': 'ACTION-TL-1 ACTION-TL-2 ACTION-TL-3 ACTION-TL-4 ACTION-TL-5 ACTION-TL-8 COMBAT-3.3',
  'SE-ARC-1': 'ARC-1',
  'SE-RANGE-2': 'COMBAT-1.3 OVERLAP-7',
  'SE-RANGE-3': 'COMBAT-2.3 COMBAT-4.3 SECW-4',
  'SE-ATTACK-1': 'COMBAT-2.4',
  'SE-SIM-1': 'DESTROY-3 SIM-1 SIM-2 SIM-3 SIM-4',
  'SE-STRESS-1': 'STRESS-3',
  'SE-TALLON-1': 'OVERLAP-6 TFA-TALLON-1 TFA-TALLON-2 TFA-OVERLAP-2',
  'SE-OBST-1': 'OBST-7 OBST-8',
  'SE-OBST-2': 'OBST-10',
  'SE-OBST-3': 'OBST-12',
  'SE-DECK-1': 'COMP-10',
  'SE-END-1': 'END-1 END-2',
  'SE-WIN-1': 'WIN-1',
}

export const cites: Readonly<Record<RuleId, readonly RuleId[]>> = {
  ...Object.fromEntries(
    Object.entries(REPLACED).flatMap(([by, former]) => former.split(' ').map(rule => [rule, [by]])),
  ),
  // Whoever overlaps a ship loses its action by one of two rules.
  'OVERLAP-5': ['SE-OVERLAP-1', 'SE-OVERLAP-2'],
}
