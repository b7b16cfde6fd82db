import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 702.103d] [Boon Satyr] cast bestowed is no creature spell that Elven Chorus allows from the library', () => {
  const b = board({
    a: { battlefield: ['Elven Chorus', '8 Forest', 'Grizzly Bears'], library: ['Boon Satyr', 'Forest'] },
  })
  const top = b.id('Boon Satyr')
  const methods = b
    .legal()
    .flatMap((action) => (action.kind === 'cast' && action.object === top ? [action.method] : []))
  expect(methods).toEqual(['normal'])
})
