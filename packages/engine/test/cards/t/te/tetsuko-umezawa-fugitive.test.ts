import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tetsuko Umezawa, Fugitive] makes small creatures unblockable', () => {
  const b = board({
    a: { battlefield: ['Tetsuko Umezawa, Fugitive', 'Hill Giant', 'Wall of Stone'] },
    b: { battlefield: ['2 Grizzly Bears'] },
  })
  b.attack('Tetsuko Umezawa, Fugitive', 'Hill Giant')
  expect(() => b.block('Grizzly Bears>Tetsuko Umezawa, Fugitive')).toThrow()
  expect(() => b.block('Grizzly Bears>Hill Giant')).not.toThrow()
})
