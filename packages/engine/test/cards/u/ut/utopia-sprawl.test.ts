import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Utopia Sprawl] adds the chosen color', () => {
  const b = board({ a: { hand: ['Utopia Sprawl'], battlefield: ['2 Forest'] } })
  b.cast('Utopia Sprawl', { targets: ['Forest#2'] })
    .resolve()
    .tapForMana('Forest#2')
  expect(b.pool('A').length).toBe(6)
})
