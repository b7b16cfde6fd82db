import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Terror of the Peaks] costs 3 life to target', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Terror of the Peaks'] },
    b: { hand: ['Murder'], battlefield: ['3 Swamp'] },
  })
  b.cast('Murder', { targets: ['Terror of the Peaks'] })
  expect(b.life('B')).toBe(17)
})
