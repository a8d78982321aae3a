/** Dice of an attack are rolled, rerolled, turned and added. */
import type { EventOf, Face } from '../../rules/index.ts'
import type { Beat, Setting, Showing, Sounding } from '../beat.ts'
import type { Heard } from '../cues.ts'
import type { DicePicture, DiePicture, Picture } from '../picture.ts'
import { castOf, THROW_SECONDS, type Track } from '../throws.ts'
import { isPilot, said, smooth, span, text } from '../tools.ts'
import { type Change, changes, emptyTray, layOut, shows } from '../tray.ts'

/** A die `share` (0 … 1) of its throw after it left the hand: number `index` of the track, or of a simple throw. */
export function thrownDie(
  die: DiePicture,
  track: Track | null,
  index: number,
  share: number,
  still: boolean,
): DiePicture {
  if (still || share >= 1) return { ...die, roll: 1 }
  if (!track) return { ...die, roll: tumble(share, index, false) }
  const gone = span(share, 0.01, 0.92)
  return gone >= 1 ? { ...die, roll: 1 } : { ...die, roll: Math.max(0.01, gone), cast: castOf(track, index, gone) }
}

/** The throw of so many dice by physics; null: they are thrown the simple way. */
export function trackOf({ throws, reducedMotion }: Setting, site: string, count: number): Track | null {
  return reducedMotion ? null : (throws?.(site, count) ?? null)
}

/** How far die number `index` of a throw has rolled: they leave the hand one after the other and all lie by 0.92. */
function tumble(progress: number, index: number, still: boolean): number {
  const { from, to } = thrown(index)
  return still ? 1 : smooth(span(progress, from, to))
}

function count(pool: readonly { face: Face }[], face: Face): number {
  return pool.filter(die => die.face === face).length
}

/** The faces of a pool as parameters of a line. */
function facesOf(dice: 'attack' | 'defence', pool: readonly { face: Face }[]): Record<string, number> {
  return dice === 'attack'
    ? { hits: count(pool, 'hit'), crits: count(pool, 'crit'), eyes: count(pool, 'focus'), blanks: count(pool, 'blank') }
    : { evades: count(pool, 'evade'), eyes: count(pool, 'focus'), blanks: count(pool, 'blank') }
}

/** The tray with one of its two pools replaced. */
function withPool(picture: Picture, dice: 'attack' | 'defence', pool: readonly DiePicture[]): Picture {
  const tray = picture.dice
  return tray ? { ...picture, dice: { ...tray, [dice]: pool } } : picture
}

/** The shares of a beat at which die number `index` of a throw leaves the hand and lies. */
function thrown(index: number): { from: number; to: number } {
  const from = 0.02 + 0.05 * Math.min(index, 5)
  return { from, to: from + 0.65 }
}

/** Dice are heard: the throw as a whole, and each die as it stops. */
function rattle(
  { event, duration, setting }: Sounding<EventOf<'diceRolled'> | EventOf<'diceModified'>>,
  indices: readonly number[],
  late = 0,
): Heard[] {
  const last = indices.at(-1)
  if (last === undefined) return []
  if (setting.reducedMotion) return [{ kind: 'diceStop', at: 0, duration: 0.2, ship: event.ship }]
  const gain = Math.min(1, 0.4 + 0.12 * indices.length)
  const at = (share: number) => (late + (1 - late) * share) * duration
  const from = thrown(indices[0]!).from
  return [
    { kind: 'dice', at: at(from), duration: at(thrown(last).to) - at(from), ship: event.ship, gain },
    ...indices.map(
      (index): Heard => ({
        kind: 'diceStop',
        at: at(thrown(index).to - 0.06),
        duration: 0.12,
        ship: event.ship,
        gain: 0.7,
      }),
    ),
  ]
}

export const diceRolled: Beat<EventOf<'diceRolled'>> = {
  duration: (event, _before, { throws, reducedMotion }) =>
    event.pool.length === 0 ? 0.5 : throws && !reducedMotion ? THROW_SECONDS : 1.1,
  prepare: (event, _before, setting) => {
    trackOf(setting, event.site, event.pool.length)
  },
  seen: 0.92,
  lines: ({ ship, dice, pool, rules }) => [
    pool.length === 0
      ? said(`log.diceRolled.${dice}.none`, rules, [ship], { ship })
      : said(`log.diceRolled.${dice}`, rules, [ship], { ship, ...facesOf(dice, pool) }),
  ],
  caption: ({ ship, dice, pool, rules }) => text(`caption.diceRolled.${dice}`, rules, { ship, count: pool.length }),
  cues: sounding => rattle(sounding, [...sounding.event.pool.keys()]),
  show: ({ event, before, after, progress, setting }) => {
    const pool = after.dice?.[event.dice] ?? []
    const track = trackOf(setting, event.site, pool.length)
    const rolling = pool.map((die, index) => thrownDie(die, track, index, progress, setting.reducedMotion))
    const log = progress >= 0.92 ? after.log : before.log
    return { ...withPool(after, event.dice, progress > 0 || setting.reducedMotion ? rolling : []), log }
  },
  after: (before, event) => {
    const tray = before.dice ?? emptyTray(null, null)
    const pool = layOut(event.pool, event.site)
    const dice: DicePicture =
      event.dice === 'attack'
        ? { ...tray, attacker: event.ship, attack: pool, attackTerms: event.terms }
        : { ...tray, defender: event.ship, defence: pool, defenceTerms: event.terms }
    return { ...before, dice }
  },
}

/** Effects with words of their own; any other is named as a card. */
const WORDED = ['focus', 'evade', 'target-lock']

function wordsOf(
  { ship, effect, dice }: EventOf<'diceModified'>,
  before: Picture,
): { key: string; params: Record<string, string> } {
  if (WORDED.includes(effect)) return { key: `${effect}.${dice}`, params: { ship } }
  if (isPilot(before, ship, effect)) return { key: 'pilot', params: { ship, card: effect } }
  return { key: 'card', params: { ship, card: effect } }
}

/** The share of a reroll in which its dice are picked up. */
const PICKED = 0.2

/** Which dice of a modification are thrown again. */
function rerolledIn(made: readonly Change[]): number[] {
  return [...made.keys()].filter(index => made[index]!.how === 'rerolled')
}

/** The tray in the middle of a modification: dice turning over, tumbling again, or joining in. */
function turning({ event, before, progress, setting }: Showing<EventOf<'diceModified'>>): DiePicture[] {
  const still = setting.reducedMotion
  const moved = still ? 1 : smooth(span(progress, 0.1, 0.85))
  const pool = poolBefore(before, event)
  const made = changes(pool, event.after, event.how, siteOf(event))
  const again = rerolledIn(made)
  const track = event.how === 'reroll' ? trackOf(setting, siteOf(event), again.length) : null
  return made.map((change, index) => {
    const { die } = change
    if (change.how === 'kept') return die
    if (change.how === 'changed') return { ...die, flip: { from: change.from ?? die.face, progress: moved } }
    if (change.how === 'rerolled') {
      const order = again.indexOf(index)
      const taken = span(progress, 0, PICKED)
      if (still || taken >= 1) return thrownDie(die, track, order, span(progress, PICKED, 1), still)
      // The old die, in the hand that takes it back to where the throw begins.
      const up = smooth(taken)
      const old = pool[index] ?? die
      if (!track) return { ...old, roll: Math.max(0.01, 1 - up) }
      return { ...old, roll: 1 - 0.5 * up, cast: { ...castOf(track, order, 0), row: 1 - up } }
    }
    return { ...die, opacity: moved }
  })
}

function siteOf(event: EventOf<'diceModified'>): string {
  return event.site ?? `${event.at}/${event.ship}/${event.effect}`
}

function poolBefore(picture: Picture, event: EventOf<'diceModified'>): readonly DiePicture[] {
  const tray = picture.dice?.[event.dice] ?? []
  return shows(tray, event.before) ? tray : layOut(event.before, siteOf(event))
}

export const diceModified: Beat<EventOf<'diceModified'>> = {
  duration: (event, _before, { throws, reducedMotion }) =>
    event.how !== 'reroll' ? 0.9 : throws && !reducedMotion ? THROW_SECONDS / (1 - PICKED) : 1.35,
  prepare: (event, before, setting) => {
    if (event.how !== 'reroll') return
    const made = changes(poolBefore(before, event), event.after, event.how, siteOf(event))
    trackOf(setting, siteOf(event), rerolledIn(made).length)
  },
  seen: 0.92,
  lines: (event, before) => {
    const { key, params } = wordsOf(event, before)
    const result = facesOf(event.dice, event.after)
    return [
      said(`log.diceModified.${key}`, event.rules, [event.ship], params),
      said(`log.diceModified.now.${event.dice}`, event.rules, [event.ship], result),
    ]
  },
  caption: (event, before) => {
    const { key, params } = wordsOf(event, before)
    return text(`caption.diceModified.${key}`, event.rules, params)
  },
  cues: sounding => {
    const { event, before, duration } = sounding
    const made = changes(poolBefore(before, event), event.after, event.how, siteOf(event))
    if (event.how === 'reroll') return rattle(sounding, [...rerolledIn(made).keys()], PICKED)
    return [{ kind: 'diceStop', at: 0.6 * duration, duration: 0.2, ship: event.ship, gain: 0.6 }]
  },
  show: showing => {
    const { event, after, now, progress } = showing
    const pool = progress <= 0 ? poolBefore(showing.before, event) : turning(showing)
    return { ...withPool(after, event.dice, pool), log: now.log }
  },
  after: (before, event) => {
    const pool = changes(poolBefore(before, event), event.after, event.how, siteOf(event)).map(change => change.die)
    const tray = before.dice ?? emptyTray(null, null)
    return { ...before, dice: { ...tray, [event.dice]: pool } }
  },
}
