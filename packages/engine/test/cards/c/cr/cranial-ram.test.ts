import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cranial Ram] gives +X/+1, where X is the number of artifacts you control', () => {
  const b = board({
    a: { battlefield: ['2 Ornithopter', 'Grizzly Bears', { card: 'Cranial Ram', attachedTo: 'Grizzly Bears' }] },
  })
  expect(b.c('Grizzly Bears')).toMatchObject({ power: 5, toughness: 3 })
})
