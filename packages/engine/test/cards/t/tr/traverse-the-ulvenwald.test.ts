import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Traverse the Ulvenwald] finds a creature with delirium', () => {
  const b = board({
    a: {
      hand: ['Traverse the Ulvenwald'],
      battlefield: ['Forest'],
      graveyard: ['Shock', 'Divination', 'Forest', 'Memnite'],
      library: ['Hill Giant', 'Shock'],
    },
  })
  b.pick('chooseFound', 'Hill Giant').cast('Traverse the Ulvenwald').resolve()
  expect(b.in('hand', 'Hill Giant', 'A')).toBe(true)
})
