/** A battle of a tour, as it is begun, kept, and watched again: its pilots' ships wear the same, under the same names. */
import { expect, it } from 'vitest'
import { newTour } from '../../src/tour/state.ts'
import { filmOf } from '../../src/ui/menu/battles/resume.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import { readAhead } from '../../src/ui/play/session/set-of.ts'
import { legSetup } from '../../src/ui/tour/leg-battle.ts'
import '../../src/ui/tour/english.ts'
import { playedBattle } from '../support/kept-battle.ts'
import { replaying } from '../support/sessions.ts'

it('begins with the paint and names of its pilots, and its film has them again', async () => {
  const begun = newTour('long-patrol', 'second', 'seed', { level: 'ace', ironman: false, printedOnly: false }, 2)
  const tour = { ...begun, pilots: begun.pilots.map((pilot, n) => ({ ...pilot, kills: n })) }
  const { called, worn } = legSetup({ id: 'a', tour })
  expect(called).toEqual({ i1: 'Anselm Crane', i2: 'Petra Novak' })
  expect(worn).toEqual({
    i1: { colour: '#b23a48', bars: 3, kills: 0, mark: 'cross' },
    i2: { colour: '#4a7c82', bars: 3, kills: 1, mark: 'cross' },
  })
  // Whatever was flown: a battle with two TIE Fighters that was kept with it.
  const flown = await playedBattle(1)
  const request = filmOf({ ...flown, setup: { ...flown.setup, called: called!, worn: worn! } }, 'film')
  if (request.kind !== 'replay') throw new Error('no film')
  await readAhead(request)
  const { film, names } = replaying(
    openSession(request, { speed: 1, reducedMotion: true, dice: 'simple' }, () => {
      throw new Error('nobody plays')
    }),
  )
  film.skip()
  const wears = Object.fromEntries(film.picture().ships.map(ship => [ship.id, ship.worn]))
  expect(wears).toEqual({ r1: null, r2: null, ...worn })
  expect(names('i2')).toBe('Petra Novak')
})
