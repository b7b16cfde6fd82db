import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bower Passage] keeps flyers from blocking your creatures', () => {
  const b = board({
    a: { battlefield: ['Bower Passage', 'Grizzly Bears'] },
    b: { battlefield: ['Wind Drake', 'Hill Giant'] },
  })
  b.attack('Grizzly Bears').to('declareBlockers')
  expect(() => b.block('Wind Drake>Grizzly Bears')).toThrow()
  b.block('Hill Giant>Grizzly Bears')
})
