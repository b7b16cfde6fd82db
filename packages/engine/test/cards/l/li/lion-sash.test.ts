import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lion Sash] grows for permanent cards', () => {
  const b = board({ a: { battlefield: ['Lion Sash', '2 Plains'] }, b: { graveyard: ['Forest', 'Shock'] } })
  b.activate('Lion Sash', { targets: ['Forest'] })
    .resolve()
    .activate('Lion Sash', { targets: ['Shock'] })
    .resolve()
  expect(b.pt('Lion Sash')).toBe('2/2')
})
