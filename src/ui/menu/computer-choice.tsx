/** How a computer plays: its level, and how it leans. */
import type { PlayStyle } from '../../../ai/thought.ts'
import { t } from '../../locale/index.ts'
import { levelNote } from '../levels.ts'
import { Choice } from '../parts/choice.tsx'
import { TemperSelect } from './temper.tsx'

type Props = {
  readonly legend: string
  readonly levels: readonly string[]
  readonly level: string
  readonly onLevel: (level: string) => void
  /** Whose temper it is, in words. */
  readonly tempered: string
  readonly temper: PlayStyle
  readonly onTemper: (temper: PlayStyle) => void
}

/** Level and temper of one computer. */
export function ComputerChoice({ legend, levels, level, onLevel, tempered, temper, onTemper }: Props) {
  const options = levels.map(value => ({ value, label: t(`level.${value}`), note: levelNote(value) }))
  return (
    <div className="stack">
      <Choice legend={legend} value={level} options={options} onChange={onLevel} />
      <TemperSelect label={tempered} value={temper} onChange={onTemper} />
    </div>
  )
}
