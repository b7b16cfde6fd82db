import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Voltage Surge] deals 4 damage if an artifact was sacrificed, and 2 otherwise', () => {
  const damage = (answer: 'yes' | 'no'): number => {
    const b = board({
      a: { hand: ['Voltage Surge'], battlefield: ['Mountain', 'Ornithopter'] },
      b: { battlefield: ['Craw Wurm'] },
    })
    b[answer]('additionalCost')
      .cast('Voltage Surge', { targets: ['Craw Wurm'] })
      .resolve()
    return b.in('battlefield', 'Craw Wurm') ? b.object('Craw Wurm').damage : 4
  }
  expect([damage('yes'), damage('no')]).toEqual([4, 2])
})
