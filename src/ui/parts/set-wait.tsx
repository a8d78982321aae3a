/** What stands where a set's cards will, until they have come. */
import { t } from '../../locale/index.ts'
import { Back } from './back.tsx'
import type { Came } from './use-set.ts'
import '../menu/english.ts'

type Props = { readonly came: Exclude<Came, 'here'>; readonly again: () => void; readonly onBack: () => void }

/** Says that a set is on its way, or lost, with a key that asks for it once more, and the way back. */
export function SetWait({ came, again, onBack }: Props) {
  return (
    <div className="setup-form">
      <p role="status">{t(came === 'lost' ? 'ui.setup.set.lost' : 'ui.setup.set.coming')}</p>
      <div className="row go">
        {came === 'lost' && (
          <button type="button" className="key large" onClick={again}>
            {t('ui.setup.set.again')}
          </button>
        )}
        <Back onBack={onBack} look="key large" />
      </div>
    </div>
  )
}
