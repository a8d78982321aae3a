/** Each command of a log is heard once, and from the start again where something was taken back. */
import { describe, expect, it } from 'vitest'
import type { Command } from '../../src/rules/index.ts'
import { followLog } from '../../src/ui/watch/replays/follow.ts'

const command = (ship: string) =>
  ({ type: 'setDial', player: 'first', at: 1, ship, manoeuvre: 'straight 1' }) as Command

describe('whoever follows a log', () => {
  /** Every listener's commands, by ship; a listener that was sent away has '–' last. */
  const following = (log: Command[]) => {
    const heard: string[][] = []
    const { more } = followLog(
      () => log,
      () => {
        const mine: string[] = []
        heard.push(mine)
        return {
          add: all => mine.push(...all.map(one => ('ship' in one ? one.ship : ''))),
          dispose: () => mine.push('–'),
        }
      },
    )
    return { heard, more }
  }

  it('hears each command once, as the log grows', () => {
    const log = [command('a')]
    const { heard, more } = following(log)
    more()
    more()
    log.push(command('b'), command('c'))
    more()
    expect(heard).toEqual([['a', 'b', 'c']])
  })

  it('begins anew where something was taken back, also when as much was played since', () => {
    const log = [command('a'), command('b')]
    const { heard, more } = following(log)
    more()
    log.splice(1, 1)
    more()
    log.push(command('c'))
    more()
    log.splice(1, 1, command('d'))
    more()
    expect(heard).toEqual([
      ['a', 'b', '–'],
      ['a', 'c', '–'],
      ['a', 'd'],
    ])
  })

  it('begins anew when the whole log is gone', () => {
    const log = [command('a')]
    const { heard, more } = following(log)
    more()
    log.length = 0
    more()
    log.push(command('b'))
    more()
    expect(heard).toEqual([['a', '–'], ['b']])
  })
})
