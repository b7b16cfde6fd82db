import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Draconic Roar] asks whether you controlled a Dragon as you cast it, not as it resolves', () => {
  const b = board({
    a: { hand: ['Draconic Roar'], battlefield: ['2 Mountain', 'Shivan Dragon'] },
    b: { hand: ['Doom Blade'], battlefield: ['2 Swamp', 'Hill Giant'] },
  })
  b.cast('Draconic Roar', { targets: ['Hill Giant'] })
    .pass()
    .cast('Doom Blade', { targets: ['Shivan Dragon'] })
    .resolveAll()
  expect(b.life('B')).toBe(17)
})

it('[Draconic Roar] deals nothing to the controller without a Dragon', () => {
  const b = board({ a: { hand: ['Draconic Roar'], battlefield: ['2 Mountain'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Draconic Roar', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.life('B')).toBe(20)
})
