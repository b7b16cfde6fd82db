import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soulless Jailer] keeps permanent cards in graveyards', () => {
  const b = board({ a: { hand: ['Reanimate'], battlefield: ['Soulless Jailer', 'Swamp'], graveyard: ['Hill Giant'] } })
  b.cast('Reanimate', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
})
