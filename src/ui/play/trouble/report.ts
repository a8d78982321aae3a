/** A report of what went wrong: plain data, nothing of the person. It goes nowhere but where its reader pastes it. */
import { diceSeal } from '../../../match/fairness.ts'
import { RULES_VERSION } from '../../../rules/index.ts'
import { buildId, VERSION } from '../../parts/build.ts'
import { lastSession, mishapsSoFar } from '../../parts/mishaps.ts'
import { renderer } from '../../parts/renderer.ts'
import { useSettings } from '../../settings.ts'
import { isSealed } from '../session/sealed.ts'
import { playedOf, type Session, setupOf } from '../session/session.ts'

/** The last events of the battle that are told. */
const EVENTS = 50

/** How the battle stood. */
function battleFacts(session: Session) {
  const { mode, engine, film, points } = session
  const { scenario, seed, rewinds } = playedOf(session)
  const match = session.mode === 'replay' ? null : session.match
  return {
    mode,
    mission: scenario.mission,
    points,
    sides: setupOf(session)?.sides ?? null,
    // Whoever reads it here has the battle still before them.
    ...(isSealed(session) ? { seal: diceSeal(seed) } : { seed }),
    rewinds,
    decision: match?.state.at ?? null,
    round: match?.state.round ?? null,
    hash: match ? engine.hash(match.state) : null,
    film: { t: film.clock.t, playing: film.clock.playing, speed: film.clock.speed },
    events: match?.events.slice(-EVENTS) ?? [],
  }
}

/** The report as a text to be pasted. */
export function report(what: string): string {
  const session = lastSession()
  const facts = {
    what,
    version: VERSION,
    build: buildId(),
    rules: RULES_VERSION,
    battle: session && battleFacts(session),
    mishaps: mishapsSoFar(),
    settings: useSettings.getState(),
    window: { width: innerWidth, height: innerHeight, ratio: devicePixelRatio },
    renderer: renderer() ?? 'no WebGL',
    browser: navigator.userAgent,
  }
  return JSON.stringify(facts, null, 1)
}
