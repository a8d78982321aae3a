/** All that there is to a seal, opened from its line in the log. */
import { useMemo } from 'react'
import { manoeuvreWords, t } from '../../../locale/index.ts'
import { type Seal, sealText } from '../../../match/commitment.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useSession, useSideName } from '../context.ts'
import { useStill } from '../film/use-still.ts'
import { standing } from './seals.tsx'

/** All of a seal: the hash, and once it is open what it was made of, checked on the spot. The film waits meanwhile. */
export function SealDialog({ seal, onClose }: { seal: Seal; onClose: () => void }) {
  const { mode, names } = useSession()
  const nameOf = useSideName()
  useStill()
  const how = useMemo(() => standing(seal), [seal])
  const { opened } = seal
  return (
    <Dialog title={t('ui.seal.title', { side: nameOf(seal.side), round: seal.round })} onClose={onClose}>
      <p>{t('ui.seal.what')}</p>
      <dl className="seal-facts">
        <dt className="label">{t('ui.seal.hash')}</dt>
        <dd>
          <code>{seal.hash}</code>
        </dd>
        {opened && (
          <>
            <dt className="label">{t('ui.seal.dials')}</dt>
            {Object.entries(opened.dials).map(([ship, manoeuvre]) => (
              <dd key={ship}>
                {names(ship)}: <strong>{manoeuvreWords(manoeuvre)}</strong>
              </dd>
            ))}
            <dt className="label">{t('ui.seal.nonce')}</dt>
            <dd>
              <code>{opened.nonce}</code>
            </dd>
            <dt className="label">{t('ui.seal.text')}</dt>
            <dd>
              <code>{sealText(seal, opened.dials, opened.nonce)}</code>
            </dd>
          </>
        )}
      </dl>
      <p className={`seal-verdict ${how}`} role="status">
        {how !== 'closed' && <Icon name={how === 'holds' ? 'tick' : 'warning'} />}
        <span>{t(`ui.seal.${how}`)}</span>
      </p>
      {opened && <p className="panel-note">{t('ui.seal.self')}</p>}
      {mode === 'replay' && <p className="panel-note">{t('ui.seal.replay')}</p>}
    </Dialog>
  )
}
