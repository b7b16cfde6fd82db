import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Honor of the Pure] helps your white creatures only', () => {
  const b = board({
    a: { battlefield: ['Honor of the Pure', 'Savannah Lions', 'Grizzly Bears'] },
    b: { battlefield: ['White Knight'] },
  })
  expect([b.pt('Savannah Lions'), b.pt('Grizzly Bears'), b.pt('White Knight')]).toEqual(['3/2', '2/2', '2/2'])
})
