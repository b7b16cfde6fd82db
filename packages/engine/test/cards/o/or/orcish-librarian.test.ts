import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Orcish Librarian] loses four of the top eight cards', () => {
  const b = board({ a: { battlefield: ['Orcish Librarian', 'Mountain'], library: ['8 Shock', '2 Forest'] } })
  b.activate('Orcish Librarian').resolve()
  expect([b.count('exile', 'Shock'), b.names('library', 'A')]).toEqual([
    4,
    ['Shock', 'Shock', 'Shock', 'Shock', 'Forest', 'Forest'],
  ])
})
