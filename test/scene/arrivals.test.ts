/** What is on its way is counted until it has come or was given up, and what is missing is told. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterFirst, allArrived, giveUp, onArrivals, onItsWay, onMissing } from '../../src/scene/models/arrivals.ts'

/** A file that comes, or does not, when it is told to. */
const file = () => {
  let come = () => {}
  let fail = () => {}
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      come = resolve
      fail = () => reject(new Error('404'))
    })
  return { ask, come: () => come(), fail: () => fail() }
}
const turn = () => new Promise(done => setTimeout(done, 0))

describe('models on their way', () => {
  const ends: (() => void)[] = []
  afterEach(() => {
    for (const end of ends.splice(0)) end()
  })

  it('are told by name until the last is settled, and whoever waits for all waits for one that never comes', async () => {
    const [ship, rock] = [file(), file()]
    const told = vi.fn()
    const first = vi.fn()
    const all = vi.fn()
    ends.push(onArrivals(told), afterFirst(first))
    expect(told).not.toHaveBeenCalled()
    void onItsWay('xwing.glb', ship.ask)
    void onItsWay('rock.glb', rock.ask)
    void allArrived().then(all)
    ship.come()
    await turn()
    expect(told).toHaveBeenLastCalledWith({ asked: ['xwing.glb', 'rock.glb'], settled: ['xwing.glb'] })
    expect(first).not.toHaveBeenCalled()
    expect(all).not.toHaveBeenCalled()
    rock.come()
    await turn()
    expect(told).toHaveBeenLastCalledWith({ asked: ['xwing.glb', 'rock.glb'], settled: ['xwing.glb', 'rock.glb'] })
    expect(first).toHaveBeenCalledOnce()
    expect(all).toHaveBeenCalledOnce()
    // What is asked for then begins anew; who comes meanwhile hears of it at once.
    const later = file()
    void onItsWay('tiefighter.glb', later.ask)
    const late = vi.fn()
    ends.push(onArrivals(late))
    expect(late).toHaveBeenCalledExactlyOnceWith({ asked: ['tiefighter.glb'], settled: [] })
    later.come()
    await allArrived()
    expect(first).toHaveBeenCalledOnce()
  })

  it('are asked for twice, and hold nobody up once they have failed for good', async () => {
    const ship = file()
    const ask = vi.fn(ship.ask)
    const coming = onItsWay('xwing.glb', ask)
    const all = allArrived()
    ship.fail()
    await turn()
    expect(ask).toHaveBeenCalledTimes(2)
    ship.fail()
    await expect(coming).rejects.toThrow('404')
    await all
  })

  it('are missed once each, by whoever looks then or later', () => {
    const [early, late] = [vi.fn(), vi.fn()]
    ends.push(onMissing(early))
    expect([giveUp('arrivals-test.glb'), giveUp('arrivals-test.glb')]).toEqual([true, false])
    expect(early).toHaveBeenCalledOnce()
    ends.push(onMissing(late))
    expect(late).toHaveBeenCalledOnce()
  })
})
