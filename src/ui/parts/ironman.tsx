import { t } from '../../locale/index.ts'

type Props = { readonly on: boolean; readonly onChange: (on: boolean) => void }

/** The switch for a battle in which nothing is taken back. */
export function Ironman({ on, onChange }: Props) {
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={event => onChange(event.target.checked)} />
      <span>
        {t('ui.setup.ironman')}
        <small>{t('ui.setup.ironman.note')}</small>
      </span>
    </label>
  )
}
