import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shared Summons] finds two creatures with different names', () => {
  const b = board({
    a: { hand: ['Shared Summons'], battlefield: ['5 Forest'], library: ['Memnite', 'Hill Giant', 'Shock'] },
  })
  b.pick('chooseFound', 'Memnite', 'Hill Giant').cast('Shared Summons').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Hill Giant', 'Memnite'])
})
