import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ocelot Pride] makes a Cat after life was gained, and with the blessing a copy of each token that entered this turn', () => {
  const b = board({ a: { hand: ['Healing Salve'], battlefield: ['Ocelot Pride', '9 Plains'] } })
  b.cast('Healing Salve', { targets: ['A'] })
    .resolveAll()
    .to('end')
    .resolveAll()
  expect(b.count('battlefield', 'Cat Token', 'A')).toBe(2)
  const poor = board({ a: { hand: ['Healing Salve'], battlefield: ['Ocelot Pride', '3 Plains'] } })
  poor
    .cast('Healing Salve', { targets: ['A'] })
    .resolveAll()
    .to('end')
    .resolveAll()
  expect(poor.count('battlefield', 'Cat Token', 'A')).toBe(1)
})
