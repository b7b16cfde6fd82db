import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sultai Soothsayer] keeps one of four cards', () => {
  const b = board({
    a: {
      hand: ['Sultai Soothsayer'],
      battlefield: ['2 Wastes', 'Swamp', 'Forest', 'Island'],
      library: ['3 Memnite', 'Shock', 'Duress'],
    },
  })
  b.cast('Sultai Soothsayer').resolveAll()
  expect([b.names('hand', 'A').length, b.names('graveyard', 'A').length, b.names('library', 'A')]).toEqual([
    1,
    3,
    ['Duress'],
  ])
})
