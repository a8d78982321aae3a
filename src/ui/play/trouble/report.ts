/** A report of what went wrong: plain data, nothing of the person. It goes nowhere but where its reader pastes it. */
import { diceSeal } from '../../../match/fairness.ts'
import { RULES_VERSION } from '../../../rules/index.ts'
import { buildId, VERSION } from '../../parts/build.ts'
import { lastSession, mishapsSoFar } from '../../parts/mishaps.ts'
import { renderer } from '../../parts/renderer.ts'
import { useSettings } from '../../settings.ts'
import { isSealed } from '../session/sealed.ts'
import type { Session } from '../session/session.ts'

/** The last events of the battle that are told. */
const EVENTS = 50

/** How the battle stood. */
function battleFacts({ mode, match, engine, setup, film, points }: Session) {
  const state = match?.state
  return {
    mode,
    mission: setup?.mission ?? state?.mission ?? null,
    points,
    sides: setup?.sides ?? null,
    // Whoever reads it here has the battle still before them.
    ...(setup && isSealed({ mode, match }) ? { seal: diceSeal(setup.seed) } : { seed: setup?.seed ?? null }),
    rewinds: match?.rewinds ?? 0,
    decision: state?.at ?? null,
    round: state?.round ?? null,
    hash: match && state ? engine.hash(state) : null,
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
