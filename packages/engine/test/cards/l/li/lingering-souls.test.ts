import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lingering Souls] makes two flying Spirits, and again from the graveyard', () => {
  const b = board({ a: { battlefield: ['3 Plains', '2 Swamp'], hand: ['Lingering Souls'] } })
  b.cast('Lingering Souls').resolve().cast('Lingering Souls', { method: 'flashback' }).resolve()
  expect(b.count('battlefield', 'Spirit Token', 'A')).toBe(4)
})
