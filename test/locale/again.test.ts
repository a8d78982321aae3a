/** A module that failed to come is asked for again, under another address where that is needed. */
import { describe, expect, it } from 'vitest'
import { fetched } from '../../src/locale/again.ts'

const failing = (message: string) => () => Promise.reject<{ readonly from: string }>(new TypeError(message))
const take = async (address: string) => ({ from: address })

describe('a module that failed to come', () => {
  it('is asked for under another address where the browser names the one that failed, another each time', async () => {
    for (const message of [
      'Failed to fetch dynamically imported module: https://host.example/assets/pl-AB_c-1.js',
      'error loading dynamically imported module: http://127.0.0.1:4173/assets/pl-AB_c-1.js',
    ]) {
      const one = await fetched(failing(message), take)
      const two = await fetched(failing(message), take)
      expect(one.from).toMatch(/^https?:\/\/\S+\/assets\/pl-AB_c-1\.js\?again=\d+$/)
      expect(two.from).not.toBe(one.from)
    }
  })

  it('comes at the second asking where only the first failed', async () => {
    let times = 0
    const load = async () => {
      times += 1
      if (times === 1) throw new TypeError('Failed to fetch dynamically imported module: https://host.example/a.js')
      return { from: 'itself' }
    }
    expect(await fetched(load, take)).toEqual({ from: 'itself' })
  })

  it('fails as it failed where there is no address, and comes as it comes where it does not fail', async () => {
    await expect(fetched(failing('Importing a module script failed.'), take)).rejects.toThrow('Importing')
    expect(await fetched(async () => ({ from: 'itself' }), take)).toEqual({ from: 'itself' })
  })
})
