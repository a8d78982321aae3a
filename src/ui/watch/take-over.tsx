/** From watching to playing: the key in the film’s bar. */
import { useContext, useState } from 'react'
import { ofSide, t } from '../../locale/index.ts'
import { namesBySide } from '../../match/who.ts'
import { isRefused, SIDES, type Side } from '../../rules/index.ts'
import { WaysContext } from '../campaign/ways-on.ts'
import { menuLevels } from '../levels.ts'
import { useFactions, useSession } from '../play/context.ts'
import { playedOf, setupOf } from '../play/session/session.ts'
import { Drawer } from './drawer.tsx'
import { keepFor, opponentIn, takeOver } from './fork.ts'

/** A battle that is watched goes on as one's own, from the moment seen, on either side. */
export function TakeOver() {
  const session = useSession()
  const { film, engine, names } = session
  const factions = useFactions()
  const ways = useContext(WaysContext)
  const [level, setLevel] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  if (!ways) return null
  const file = playedOf(session)
  const setup = setupOf(session)
  const players = session.mode === 'replay' ? namesBySide(session.replay.players) : session.setup.sides
  const usual = opponentIn(players, 'first')
  const take = (side: Side) => {
    const keep = keepFor(file.commands, side, film.picture().command)
    try {
      ways.onStart(takeOver(engine, file, { side, keep, level: level ?? opponentIn(players, side), setup }))
    } catch (error) {
      setTrouble(isRefused(error) ? t(error.refusal, { name: names }) : String(error))
    }
  }
  return (
    <Drawer icon="helm" label={t('ui.watching.take')} mark={{ 'data-take': '' }}>
      {() => (
        <div className="take-over">
          {SIDES.map(side => (
            <button key={side} type="button" className={`key ${side}`} onClick={() => take(side)}>
              {ofSide('ui.watching.take.of', side, factions)}
            </button>
          ))}
          <label className="take-level">
            <span className="label">{t('ui.watching.take.level')}</span>
            <select value={level ?? usual} onChange={event => setLevel(event.target.value)}>
              {menuLevels(level ?? usual).map(one => (
                <option key={one} value={one}>
                  {t(`level.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <p className="panel-note">{t('ui.watching.take.note')}</p>
          {trouble && (
            <p className="panel-note" role="alert">
              {t('ui.watching.take.failed', { why: trouble })}
            </p>
          )}
        </div>
      )}
    </Drawer>
  )
}
