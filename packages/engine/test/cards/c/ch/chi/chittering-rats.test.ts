import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chittering Rats] makes an opponent put a card on top of their library', () => {
  const b = board({
    a: { hand: ['Chittering Rats'], battlefield: ['3 Swamp'] },
    b: { hand: ['Shock'], library: ['Forest'] },
  })
  b.cast('Chittering Rats').resolveAll()
  expect(b.names('library', 'B')).toEqual(['Shock', 'Forest'])
})
