/** The way from a battle’s menu to the control panel of its broadcast. */
import { t } from '../../../locale/index.ts'
import '../../watch/demos/english.ts'
import '../overlays/english.ts'

/** The address of the control panel, in the language and colours that this page was asked for. */
function deskAddress(address: string): string {
  const url = new URL(address)
  const asked = new URLSearchParams({ view: 'control' })
  for (const name of ['lang', 'palette']) {
    const value = url.searchParams.get(name)
    if (value !== null) asked.set(name, value)
  }
  url.search = asked.toString()
  url.hash = ''
  return url.href
}

/** An entry of the battle's menu: the control panel in a window of its own. */
export function DeskEntry() {
  return (
    <button
      type="button"
      className="key large"
      onClick={() => window.open(deskAddress(location.href), 'koiogran-control', 'popup,width=1120,height=800')}
    >
      {t('ui.air.open')}
    </button>
  )
}
