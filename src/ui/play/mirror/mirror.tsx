/** The board in words, and what has just happened said aloud: for those who listen instead of looking. A chunk of its own. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../../locale/index.ts'
import type { Picture } from '../../../playback/picture.ts'
import { SIDES, type Side } from '../../../rules/index.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { IconKey } from '../../parts/icon.tsx'
import { useByEye, useScreen, useSession, useSideName } from '../context.ts'
import { focusBack } from '../focus-back.ts'
import { type Other, type Surroundings, surroundings, tokensOf } from './facts.ts'
import './mirror.css'
import { aloneIn } from '../facing.ts'
import { announcement, markWords, otherWords, poseWords, type Telling, tokenWords, valueWords } from './sentences.ts'
import './english.ts'

/** The words follow the film at most so often, milliseconds: in a fast film nobody could read or hear them all. */
const CALM_MS = 500
/** Messages that stay in the page. */
const KEPT = 3

/** Calls at most every `CALM_MS` while the film changes, and once more after its last change. */
function useCalm(act: () => void): void {
  const { film } = useSession()
  const last = useRef(act)
  last.current = act
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = null
        last.current()
      }, CALM_MS)
    }
    soon()
    const leave = film.subscribe(soon)
    return () => {
      leave()
      if (timer !== null) clearTimeout(timer)
    }
  }, [film])
}

/** What is said aloud now and then, and the board in words: read by screen readers always, seen when it is asked for. */
export function Mirror() {
  return (
    <>
      <Board />
      <Announcer />
    </>
  )
}

function Board() {
  const session = useSession()
  const { film, engine, names } = session
  const shown = useScreen(state => state.mirror)
  const set = useScreen(state => state.set)
  const byEye = useByEye()
  const nameOf = useSideName()
  const [picture, setPicture] = useState(() => film.picture())
  useCalm(() => setPicture(film.picture()))
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!shown) return
    const before = document.activeElement
    panel.current?.focus()
    return () => focusBack(before)
  }, [shown])
  const first: Side = aloneIn(session) ?? 'first'
  useCommands({
    close: shown
      ? { hears: ({ target }) => panel.current?.contains(target) === true, run: () => set({ mirror: false }) }
      : null,
  })
  const all = useMemo(() => surroundings(engine.catalog, picture, first), [engine, picture, first])
  const telling: Telling = { names, byEye }
  const sides = SIDES.toSorted(a => (a === first ? -1 : 1))
  return (
    <section ref={panel} className={shown ? 'mirror' : 'unseen'} aria-labelledby="mirror-title" tabIndex={-1}>
      <header>
        <h2 id="mirror-title">{t('ui.mirror')}</h2>
        {shown && <IconKey icon="close" label={t('ui.close')} onClick={() => set({ mirror: false })} />}
      </header>
      <p className="mirror-now">
        {/* What is placed before the first round belongs to none. */}
        {picture.round > 0
          ? t('ui.mirror.now', { round: picture.round, phase: t(`phase.${picture.phase}`) })
          : t(`phase.${picture.phase}`)}
      </p>
      <p className="panel-note">{t(byEye ? 'ui.mirror.note.eye' : 'ui.mirror.note')}</p>
      {sides.map(side => {
        const ships = all.filter(({ ship }) => ship.side === side)
        if (ships.length === 0) return null
        return (
          <div key={side} className={side}>
            <h3 className="label">{nameOf(side)}</h3>
            {ships.map(around => (
              <Ship key={around.ship.id} around={around} telling={telling} />
            ))}
          </div>
        )
      })}
      <Mat picture={picture} telling={telling} />
      {all.length === 0 && <p>{t('ui.mirror.none')}</p>}
    </section>
  )
}

/** A ship: what it is, where it is, what lies at it, and everybody it has to do with. */
function Ship({ around, telling }: { around: Surroundings; telling: Telling }) {
  const { ship, enemies, friends, obstacles, satellites } = around
  const said = [...valueWords(ship), ...poseWords(telling, around), ...markWords(telling, ship)]
  return (
    <article className="mirror-ship">
      <h4>{telling.names(ship.id)}</h4>
      <ul>
        {said.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Others title={t('ui.mirror.enemies')} others={enemies} telling={telling} />
      <Others title={t('ui.mirror.friends')} others={friends} telling={telling} />
      <Others title={t('ui.mirror.obstacles')} others={obstacles} telling={telling} />
      <Others title={t('ui.mirror.satellites')} others={satellites} telling={telling} />
    </article>
  )
}

function Others({ title, others, telling }: { title: string; others: readonly Other[]; telling: Telling }) {
  if (others.length === 0) return null
  return (
    <>
      <h5>{title}</h5>
      <ul>
        {others.map(other => (
          <li key={other.id}>{otherWords(telling, other)}</li>
        ))}
      </ul>
    </>
  )
}

/** Obstacles and satellites by their places on the mat. */
function Mat({ picture, telling }: { picture: Picture; telling: Telling }) {
  const { obstacles, satellites } = tokensOf(picture)
  const tokens = [...obstacles, ...satellites]
  if (tokens.length === 0) return null
  return (
    <>
      <h3 className="label">{t('ui.mirror.tokensOnMat')}</h3>
      <ul>
        {tokens.map(token => (
          <li key={token.id}>{tokenWords(telling, picture, token)}</li>
        ))}
      </ul>
    </>
  )
}

/** Says what the film has shown since the last time, as one message; nothing when the film goes back. */
function Announcer() {
  const { film, names } = useSession()
  const seen = useRef(film.picture().log)
  const [messages, setMessages] = useState<readonly { readonly id: number; readonly text: string }[]>([])
  useCalm(() => {
    const { log } = film.picture()
    const fresh = film.timeline.lines.slice(seen.current, log)
    seen.current = log
    if (fresh.length === 0) return
    const text = announcement(fresh, names)
    setMessages(before => [...before.slice(1 - KEPT), { id: (before.at(-1)?.id ?? 0) + 1, text }])
  })
  return (
    <div className="unseen" role="log" aria-live="polite" aria-label={t('ui.mirror.news')}>
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
