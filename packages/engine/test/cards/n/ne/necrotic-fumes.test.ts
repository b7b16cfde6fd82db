import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Necrotic Fumes] costs a creature', () => {
  const b = board({
    a: { hand: ['Necrotic Fumes'], battlefield: ['3 Swamp', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Necrotic Fumes', { targets: ['Hill Giant'] }).resolve()
  expect(b.names('exile').sort()).toEqual(['Grizzly Bears', 'Hill Giant'])
})
