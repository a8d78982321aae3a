/** What an order marks on the table: the store hears of it when it has become something else, and calls whoever was told last. */
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Marks } from '../../src/playback/marks.ts'
import { BattleContext, useTable } from '../../src/ui/play/context.ts'
import { createBattleStore, type Handling, type Pick } from '../../src/ui/play/screen-store.ts'
import type { Session } from '../../src/ui/play/session/session.ts'
import { type Mounted, mount } from '../scene/mounted.ts'

type Told = { readonly marks: Partial<Marks>; readonly at: number; readonly picks: boolean }

const picked: string[] = []
const moved: string[] = []
let told: ((next: Told) => void) | null = null

/** An order that makes everything anew with every rendering, as orders do. */
function Part({ first }: { readonly first: Told }): ReactNode {
  const [{ marks, at, picks }, set] = useState(first)
  told = set
  const onPick = (pick: Pick) => picked.push(`${at} ${pick?.kind}`)
  const handling: Handling = {
    at: { x: at, y: 0 },
    onDrag: ({ x }) => moved.push(`${at} to ${x}`),
    onTurn: degrees => moved.push(`${at} by ${degrees}`),
  }
  useTable({ ...marks }, picks ? onPick : null, handling)
  return null
}

describe('marks on the table', () => {
  let table: Mounted | null = null
  afterEach(async () => {
    await table?.unmount()
    vi.unstubAllGlobals()
  })

  it('are written when they are others, and picks go to whoever was rendered last', async () => {
    const store = createBattleStore('auto', 'orders', false)
    const first: Told = { marks: { targets: ['r1'] }, at: 1, picks: true }
    const battle = { session: {} as Session, store }
    table = await mount(
      <BattleContext value={battle}>
        <Part first={first} />
      </BattleContext>,
    )
    const { act } = await import('@react-three/fiber')
    const render = (next: Told) => act(async () => told?.(next))
    expect(store.getState()).toMatchObject({ marks: { targets: ['r1'] }, handling: { at: { x: 1, y: 0 } } })
    let writes = 0
    store.subscribe(() => {
      writes += 1
    })

    await render({ ...first, marks: { targets: ['r1'] } })
    await render({ ...first })
    expect(writes).toBe(0)
    const { onPick, handling } = store.getState()

    await render({ ...first, marks: { targets: ['r1', 'r2'] } })
    expect([writes, store.getState().marks]).toEqual([1, { targets: ['r1', 'r2'] }])

    await render({ ...first, at: 2, marks: { targets: ['r1', 'r2'] } })
    expect([writes, store.getState().handling?.at]).toEqual([2, { x: 2, y: 0 }])
    onPick?.({ kind: 'mat', x: 0, y: 0 })
    handling?.onDrag({ x: 9, y: 0 })
    handling?.onTurn(15)
    expect([picked, moved]).toEqual([['2 mat'], ['2 to 9', '2 by 15']])

    await render({ ...first, at: 2, picks: false })
    expect(store.getState().onPick).toBeNull()

    await table.unmount()
    table = null
    expect(store.getState()).toMatchObject({ marks: {}, onPick: null, handling: null })
  })
})
