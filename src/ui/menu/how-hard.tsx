/** How hard a side is to win with, as measured, in a line. */
import { t } from '../../locale/index.ts'
import type { Hardness } from './hardness.ts'

/** How hard a side is, and what says so; nothing where it was not measured. */
export function HowHard({ hardness }: { hardness: Hardness | null }) {
  if (!hardness) return null
  const { grade, won, games, level } = hardness
  return (
    <p className={`how-hard ${grade}`}>
      <strong>{t(`ui.hardness.${grade}`)}</strong>{' '}
      {t('ui.hardness.measured', { won, games, level: t(`level.${level}`) })}
    </p>
  )
}
