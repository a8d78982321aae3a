/** The screen behind a link that has a battle in it. */
import { useEffect, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { replayOfLink, setOfLink } from '../../../match/link.ts'
import { freshSeed } from '../../menu/fresh-seed.ts'
import type { BattleRequest } from '../../menu/types.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { setsHere } from '../../sets.ts'
import { isBare } from '../../stream/frame.ts'
import { televised } from '../demos/programme.ts'
import './english.ts'

type Props = {
  /** What stands behind `#r=` in the address: from anybody. */
  readonly link: string
  readonly onStart: (request: BattleRequest) => void
  readonly onMenu: () => void
}

/** Unpacks the battle of a link and shows it, or says why it cannot. */
export function OpenLink({ link, onStart, onMenu }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    const open = (here: boolean) => {
      if (left) return
      const file = replayOfLink(link)
      if (!('problem' in file))
        return onStart({ kind: 'replay', text: JSON.stringify(file), file: t('ui.replays.name') })
      const problem = here ? t(file.problem) : t('ui.problem.load')
      if (!isBare()) return setTrouble(problem)
      // On the air nobody is there to read: what is wrong is for the console, and Battle TV for the stream.
      console.info(problem)
      onStart(televised({ seed: freshSeed(), n: 0 }))
    }
    void setsHere(setOfLink(link)).then(open)
    return () => {
      left = true
    }
  }, [link, onStart])
  if (trouble === null)
    return (
      <main className="shell" aria-busy="true">
        <p className="shell-note">{t('ui.loading.stage')}</p>
      </main>
    )
  return (
    <Dialog title={t('ui.replays.trouble')} onClose={onMenu}>
      <p>{trouble}</p>
      <p className="panel-note">{t('ui.replay.kept')}</p>
      <div className="row">
        <button type="button" className="key large primary" onClick={onMenu}>
          {t('ui.problem.menu')}
        </button>
      </div>
    </Dialog>
  )
}
