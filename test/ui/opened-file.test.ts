/** A file of the person's own leads to the screen that reads what is in it. */
import { expect, it } from 'vitest'
import { openedFile } from '../../src/app/opened-file.ts'

const opened = (text: string) => openedFile(new File([text], 'mine.json'))

it('leads to the battles, to the tours, or into its replay, by how it begins', async () => {
  const [save, tour] = ['{"magic":"koiogran-save"}', '{"format":"koiogran-tour"}']
  expect(await opened(save)).toEqual({ name: 'battles', opened: save })
  expect(await opened(tour)).toEqual({ name: 'tour', debriefed: '', file: tour })
  expect(await opened('{}')).toEqual({
    name: 'battle',
    request: { kind: 'replay', text: '{}', file: 'mine.json' },
  })
})
