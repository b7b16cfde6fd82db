import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ancestral Knowledge] exiles what its controller likes of the top ten cards', () => {
  const b = board({
    a: { hand: ['Ancestral Knowledge'], battlefield: ['2 Island'], library: ['Shock', 'Opt', '9 Forest'] },
  })
  b.pick('choose', 'Opt').cast('Ancestral Knowledge').resolveAll()
  expect([b.names('exile'), b.names('library', 'A').length]).toEqual([['Opt'], 10])
})
