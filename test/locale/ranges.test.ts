/** Translated sentences about ranges never put a name behind a colon. */
import { describe, expect, it } from 'vitest'
import { OTHERS, textsOf } from './languages.ts'

describe.each(OTHERS)('%s', language => {
  it('puts no name behind a colon where a range is told of it', async () => {
    const wrong = Object.entries(await textsOf(language)).filter(([, text]) =>
      /\{\{(?:band|range)\}\}[^.:]*: \{\{(?:edge|other)\}\}/.test(text),
    )
    expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })
})
