import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hunted Ghoul] does not block Humans', () => {
  const b = board({ a: { battlefield: ['Squire', 'Grizzly Bears'] }, b: { battlefield: ['Hunted Ghoul'] } })
  b.attack('Squire', 'Grizzly Bears').to('declareBlockers')
  expect(() => b.block('Hunted Ghoul>Squire')).toThrow()
  b.block('Hunted Ghoul>Grizzly Bears')
})
