import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Paradigm Shift] exchanges the library for the graveyard', () => {
  const b = board({
    a: { hand: ['Paradigm Shift'], battlefield: ['2 Island'], library: ['5 Wastes'], graveyard: ['Shock', 'Opt'] },
  })
  b.cast('Paradigm Shift').resolve()
  expect([b.count('exile', 'Wastes', 'A'), b.names('library', 'A').sort()]).toEqual([5, ['Opt', 'Shock']])
  expect(b.names('graveyard', 'A')).toEqual(['Paradigm Shift'])
})
