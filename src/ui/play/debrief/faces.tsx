/** The dice of a battle face by face, against what chance would give. */
import { decimal, grouped, t } from '../../../locale/index.ts'
import { eighths } from '../../../match/tally.ts'
import { facesOf } from '../../../rules/index.ts'
import { Icon } from '../../parts/icon.tsx'
import type { Shown } from './totals.tsx'

const KINDS = ['attack', 'defence'] as const

/** Every face of both dice: how often it fell for each side, and how often it was to be expected (COMP-3). */
export function Faces({ sides }: { sides: readonly Shown[] }) {
  return (
    <div className="faces">
      {KINDS.map(kind => (
        <table key={kind}>
          <caption>{t(`ui.debrief.dice.${kind}`)}</caption>
          <thead>
            <tr>
              <td />
              {sides.map(({ label, tone }) => (
                <th key={tone} scope="col" className={tone}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facesOf(kind).map(face => (
              <tr key={face}>
                <th scope="row">
                  <Icon name={face} /> {t(`face.${face}`)}
                </th>
                {sides.map(({ tone, tally }) => (
                  <td key={tone}>
                    {t('ui.debrief.dice.fell', {
                      rolled: grouped(tally[kind].faces[face]),
                      expected: decimal((tally[kind].rolled * eighths(kind, face)) / 8, 1),
                    })}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="sum">
              <th scope="row">{t('ui.debrief.dice.all')}</th>
              {sides.map(({ tone, tally }) => (
                <td key={tone}>
                  {grouped(tally[kind].rolled)}
                  {tally[kind].rerolled > 0 && (
                    <small>{t('ui.debrief.dice.rerolled', { count: tally[kind].rerolled })}</small>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      ))}
      <p className="panel-note">{t('ui.debrief.dice.note')}</p>
    </div>
  )
}
