import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 119.4] a player cannot pay more life than they have', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Snuff Out'], life: 3 },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.can('cast', 'Snuff Out')).toBe(false)
})

it('[CR 119.4] but all of it', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Snuff Out'], life: 4 },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Snuff Out', { method: 'alternative' })
  expect(b.winner).toBe('B')
})
