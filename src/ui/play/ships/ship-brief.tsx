/** The compact signs of a ship – pips, tokens, dial – that its line and its card share. */
import { t } from '../../../locale/index.ts'
import { tokenLook } from '../../../looks/ship-tokens.ts'
import type { ShipPicture } from '../../../playback/picture.ts'
import { manoeuvre } from '../../../rules/index.ts'
import { BearingIcon, DifficultyMark } from '../../parts/bearings.tsx'
import { Icon } from '../../parts/icon.tsx'

/** A ship in one line, by signs alone: who commands it, where its side is shared, hull, shields, tokens, dial. The card that opens beside it says the same in words. */
export function ShipBrief({ ship, sign }: { ship: ShipPicture; sign: string | undefined }) {
  return (
    <span className="ship-brief" aria-hidden="true">
      <span className="brief-id">
        {sign} {ship.id}
      </span>
      <span className={`pips hull ${ship.hull <= 1 ? 'low' : ''}`} data-term="hull">
        <PipRow kind="hull" value={ship.hull} max={ship.maxHull} />
      </span>
      {ship.maxShields > 0 && (
        <span className="pips shield" data-term="shield">
          <PipRow kind="shield" value={ship.shields} max={ship.maxShields} />
        </span>
      )}
      {ship.crits.length > 0 && <Sign term="hurt" icon="crit" count={ship.crits.length} />}
      {ship.marks.length > 0 && <Sign term="disabled" icon="repair" />}
      {ship.stress > 0 && <Sign term="stress" icon="stress" count={ship.stress} />}
      {ship.focus > 0 && <Sign term="focus" icon="focus" count={ship.focus} />}
      {ship.evade > 0 && <Sign term="evade" icon="evade" count={ship.evade} />}
      {ship.tokens.map(({ token, colour, count }) => {
        const { sign, ink } = tokenLook(token, colour)
        return <Sign key={token} term={ink} icon={sign} count={count} />
      })}
      {ship.lock && <Sign term="lock" icon="target-lock" letter={ship.lock.letter} />}
      {ship.lockedBy.map(letter => (
        <Sign key={letter} term="locked" icon="target-lock" letter={letter} />
      ))}
      {ship.carries.length > 0 && <Sign term="carries" icon="scan" count={ship.carries.length} />}
      <DialChip ship={ship} brief />
    </span>
  )
}

type SignProps = {
  readonly term: string
  readonly icon: string
  readonly count?: number
  readonly letter?: string
}

/** A token as its sign alone; more than one of a kind are counted. */
function Sign({ term, icon, count = 1, letter }: SignProps) {
  return (
    <span className={`token ${term}`}>
      <Icon name={icon} />
      {letter ?? (count > 1 ? count : null)}
    </span>
  )
}

/** A ship's hull or shields, full and lost. */
export function PipRow({ kind, value, max }: { kind: 'hull' | 'shield'; value: number; max: number }) {
  return (
    <span className="pip-row" aria-hidden="true">
      {Array.from({ length: max }, (_, n) => `${kind}${n}`).map((key, n) => (
        <i key={key} className={n < value ? 'full' : ''} />
      ))}
    </span>
  )
}

/** The dial of a ship, as far as it may be seen. `brief`: one that lies face down is a sign alone. */
export function DialChip({ ship, brief = false }: { ship: ShipPicture; brief?: boolean }) {
  if (ship.dial === null) return null
  if (ship.dial === 'down')
    return (
      <span className="dial-chip down" data-term="dial">
        {brief ? <i /> : t('ui.ship.dialDown')}
      </span>
    )
  const { difficulty } = ship.dial
  const { bearing, speed } = manoeuvre(ship.dial.manoeuvre)
  return (
    <span className={`dial-chip ${difficulty}`} data-term="difficulty">
      {speed}
      <BearingIcon bearing={bearing} />
      <DifficultyMark difficulty={difficulty} />
      <span className="unseen">{t(`bearing.${bearing}`)}</span>
    </span>
  )
}
