import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Irresistible Prey] makes a creature be blocked this turn', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Irresistible Prey'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Irresistible Prey', { targets: ['Grizzly Bears'] })
    .resolve()
    .attack('Grizzly Bears')
    .to('declareBlockers')
  expect(() => b.block()).toThrow()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})
