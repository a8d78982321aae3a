/** What the browser kept is read back, or is nothing, and never throws. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fieldsIn, keep, recall } from '../../src/ui/parts/remembered.ts'

const refuse = () => {
  throw new Error('SecurityError')
}

describe('what a browser remembers', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is given as it was kept; null where nothing was', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    })
    expect(recall('one')).toBeNull()
    keep('one', '{"a":1}')
    expect(recall('one')).toBe('{"a":1}')
    expect(recall('other', 'refused')).toBeNull()
  })

  it('may be refused: nothing throws', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    expect(recall('one')).toBeNull()
    expect(recall('one', 'told')).toBe('told')
    expect(() => keep('one', 'text')).not.toThrow()
  })

  it('has no fields where it is no record', () => {
    expect(fieldsIn('{"a":1}')).toEqual({ a: 1 })
    for (const text of [null, '', 'nonsense', 'null', '7', '"text"', 'true', '[]']) expect(fieldsIn(text)).toEqual({})
  })
})
