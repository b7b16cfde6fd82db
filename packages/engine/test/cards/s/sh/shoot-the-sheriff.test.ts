import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shoot the Sheriff] cannot target an outlaw', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Shoot the Sheriff'] },
    b: { battlefield: ['Sneaky Snacker'] },
  })
  expect(b.can('cast', 'Shoot the Sheriff')).toBe(false)
})
