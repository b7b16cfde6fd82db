import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Page, Loose Leaf] turns another one into the next instant or sorcery', () => {
  const b = board({
    a: { hand: ['Page, Loose Leaf'], battlefield: ['Page, Loose Leaf'], library: ['2 Wastes', 'Shock', 'Opt'] },
  })
  b.activate('Page, Loose Leaf').resolve()
  expect([b.names('hand', 'A'), b.names('library', 'A')[0]]).toEqual([['Shock'], 'Opt'])
})
