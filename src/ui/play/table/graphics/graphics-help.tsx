/** Help for those whose machine shows no 3D. */
import { t } from '../../../../locale/index.ts'
import './english.ts'

const ADVICE = ['needs', 'on', 'flat'] as const

/** The help's part about graphics: what 3D needs, how it is switched on, and what is played without it. */
export function GraphicsHelp() {
  return (
    <section>
      <h3 className="label">{t('ui.help.graphics')}</h3>
      <ul className="legend">
        {ADVICE.map(key => (
          <li key={key}>{t(`ui.help.graphics.${key}`)}</li>
        ))}
      </ul>
    </section>
  )
}
