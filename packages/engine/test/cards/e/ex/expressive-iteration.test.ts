import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Expressive Iteration] takes one card, bottoms one, and lets the third be played this turn', () => {
  const b = board({
    a: {
      battlefield: ['Island', 'Mountain'],
      hand: ['Expressive Iteration'],
      library: ['Shock', 'Memnite', 'Forest', 'Plains'],
    },
  })
  b.pick('choose', 'Shock').pick('choose', 'Memnite').cast('Expressive Iteration').resolve()
  expect([b.names('hand', 'A'), b.names('library', 'A'), b.in('exile', 'Forest'), b.can('playLand', 'Forest')]).toEqual(
    [['Shock'], ['Plains', 'Memnite'], true, true],
  )
})
