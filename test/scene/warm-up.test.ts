/** What a table needs is compiled before it is drawn, and not waited for too long. */
import { PerspectiveCamera, PMREMGenerator, Scene, type WebGLRenderer } from 'three'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { generatorOf } from '../../src/scene/environment.ts'
import { createWarmUp } from '../../src/scene/warm-up.ts'

/** A renderer that compiles when it is told to. */
const renderer = (ahead: boolean) => {
  const waiting: (() => void)[] = []
  const gl = {
    extensions: { has: () => ahead },
    setRenderTarget: vi.fn(),
    compileAsync: vi.fn(() => new Promise<void>(done => waiting.push(done))),
  }
  const compiled = async () => {
    for (const done of waiting.splice(0)) done()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { gl: gl as unknown as WebGLRenderer, compileAsync: gl.compileAsync, compiled }
}

describe('what a table needs before it is drawn', () => {
  const [scene, camera] = [new Scene(), new PerspectiveCamera()]
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is compiled as the table stands and again with its models, and then it is warm, once', async () => {
    const { gl, compileAsync, compiled } = renderer(true)
    const warm = vi.fn()
    const up = createWarmUp(gl, false, () => {}, warm)
    for (let frame = 0; frame < 3; frame += 1) up.frame(scene, camera, false)
    expect(compileAsync).toHaveBeenCalledTimes(1)
    await compiled()
    expect(warm).not.toHaveBeenCalled()
    for (let frame = 0; frame < 3; frame += 1) up.frame(scene, camera, true)
    expect(compileAsync).toHaveBeenCalledTimes(2)
    expect(warm).not.toHaveBeenCalled()
    await compiled()
    expect(warm).toHaveBeenCalledTimes(1)
    up.dispose()
  })

  it('is not waited for longer than a person would, whatever does not come', async () => {
    const { gl, compiled } = renderer(true)
    const [ask, warm] = [vi.fn(), vi.fn()]
    const up = createWarmUp(gl, false, ask, warm)
    up.frame(scene, camera, false)
    await vi.advanceTimersByTimeAsync(6000)
    expect(ask).toHaveBeenCalledTimes(1)
    up.frame(scene, camera, false)
    await compiled()
    expect(warm).toHaveBeenCalledTimes(1)
  })

  it('is compiled with the first frame where the card cannot be asked, and says nothing once it is gone', async () => {
    const blind = renderer(false)
    const warm = vi.fn()
    createWarmUp(blind.gl, true, () => {}, warm).frame(scene, camera, true)
    await vi.advanceTimersByTimeAsync(0)
    expect(warm).toHaveBeenCalledTimes(1)
    expect(blind.compileAsync).not.toHaveBeenCalled()
    const { gl, compiled } = renderer(true)
    const gone = createWarmUp(gl, false, () => {}, warm)
    gone.frame(scene, camera, true)
    gone.dispose()
    await compiled()
    expect(warm).toHaveBeenCalledTimes(1)
  })
})

it('mirrors the room in as few texels as it is told', () => {
  expect(PMREMGenerator.prototype).toHaveProperty('_setSize')
  const generator = generatorOf({ capabilities: {} } as WebGLRenderer, 64) as unknown as {
    _setSize(size: number): void
    readonly _cubeSize: number
  }
  generator._setSize(512)
  expect(generator._cubeSize).toBe(64)
})
