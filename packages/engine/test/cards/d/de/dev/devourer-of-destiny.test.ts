import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Devourer of Destiny] exiles colored permanents only', () => {
  const b = board({
    a: { hand: ['Devourer of Destiny'], battlefield: ['7 Wastes'] },
    b: { battlefield: ['Memnite', 'Grizzly Bears'] },
  })
  b.cast('Devourer of Destiny').resolve()
  expect([b.in('exile', 'Grizzly Bears'), b.in('battlefield', 'Memnite')]).toEqual([true, true])
})
