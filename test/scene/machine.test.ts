/** What a machine draws with is looked at once where that was done ahead, and programs that cannot be linked are told of. */
import { Scene, type WebGLRenderer } from 'three'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { machine, machineAhead } from '../../src/scene/machine.ts'
import { createStats } from '../../src/scene/stats.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the means of a machine', () => {
  it('are looked for once, ahead, and again by whoever has lost them', () => {
    let looks = 0
    const context = {
      RENDERER: 7937,
      getExtension: (name: string) => (name.startsWith('EXT_color_buffer') ? {} : null),
      getParameter: () => 'Google SwiftShader',
    }
    const canvas = () => ({
      getContext: () => {
        looks += 1
        return context
      },
    })
    vi.stubGlobal('document', { createElement: canvas })
    machineAhead()
    expect([machine(), looks]).toEqual([{ bare: true, floats: true }, 1])
    expect([machine(), looks]).toEqual([{ bare: true, floats: true }, 2])
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
    machineAhead()
    expect(machine()).toBeNull()
  })
})

describe('the counters of a stage', () => {
  const stats = (programs: readonly { program: object; name: string }[], isContextLost = false) => {
    const gl = {
      LINK_STATUS: 35714,
      isContextLost: () => isContextLost,
      getProgramParameter: (program: { sound?: boolean }) => program.sound === true,
      getProgramInfoLog: () => 'undeclared: fog',
    }
    const info = { autoReset: true, reset: () => {}, render: { calls: 0, triangles: 0 }, memory: {}, programs }
    return createStats({ info, getContext: () => gl } as unknown as WebGLRenderer, new Scene())
  }
  const wood = { program: {}, name: 'wood' }
  const mat = { program: { sound: true }, name: 'mat' }

  it('complain once of a program that could not be linked, where there are any', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('document', { getElementById: () => ({ dataset: {} }) })
    const counted = stats([mat, wood])
    counted.end()
    counted.end()
    expect(complaint.mock.calls).toEqual([['the program wood could not be linked: undeclared: fog']])
    stats([wood], true).end()
    vi.stubGlobal('document', { getElementById: () => null })
    stats([wood]).end()
    expect(complaint).toHaveBeenCalledTimes(1)
  })
})
