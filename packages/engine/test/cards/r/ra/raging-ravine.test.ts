import { expect, it } from 'vitest'
import { hasType } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Raging Ravine] grows as it attacks', () => {
  const b = board({ a: { battlefield: ['Raging Ravine', '4 Taiga'] } })
  b.activate('Raging Ravine').resolve().attack('Raging Ravine').resolve()
  expect([b.pt('Raging Ravine'), hasType(b.c('Raging Ravine'), 'land')]).toEqual(['4/4', true])
})
