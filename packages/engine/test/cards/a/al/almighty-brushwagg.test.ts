import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Almighty Brushwagg] tramples and grows for {3}{G}', () => {
  const b = board({ a: { battlefield: ['Almighty Brushwagg', '4 Forest'] } })
  b.activate('Almighty Brushwagg').resolve()
  expect([b.pt('Almighty Brushwagg'), b.has('Almighty Brushwagg', 'trample')]).toEqual(['4/4', true])
})
