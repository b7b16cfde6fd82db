import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Samut, Vizier of Naktamun] draws for creatures that entered this turn', () => {
  const b = board({ a: { battlefield: ['Samut, Vizier of Naktamun', 'Memnite', 'Mountain'], hand: ['Goblin Guide'] } })
  b.cast('Goblin Guide').resolve()
  b.attack('Goblin Guide', 'Memnite').damage()
  expect(b.names('hand', 'A')).toHaveLength(1)
})
