import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flash of Defiance] keeps green and white creatures from blocking', () => {
  const b = board({
    a: { battlefield: ['2 Mountain', 'Hill Giant'], hand: ['Flash of Defiance'] },
    b: { battlefield: ['Grizzly Bears', 'Serra Angel'] },
  })
  b.cast('Flash of Defiance').resolve().attack('Hill Giant')
  expect(() => b.block('Serra Angel>Hill Giant')).toThrow()
})
