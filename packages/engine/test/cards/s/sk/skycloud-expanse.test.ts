import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Skycloud Expanse] turns {1} into {W}{U}', () => {
  const b = board({ a: { battlefield: ['Skycloud Expanse', 'Ancient Tomb'], hand: ['Absorb'] } })
  b.tapForMana('Ancient Tomb').tapForMana('Skycloud Expanse')
  expect([...b.pool('A')].sort().join('')).toBe([...'{C}{W}{U}'].sort().join(''))
})

it('[Skycloud Expanse] adds nothing by itself', () => {
  const b = board({ a: { battlefield: ['Skycloud Expanse', 'Savannah Lions'], hand: ['Swords to Plowshares'] } })
  expect(b.can('cast', 'Swords to Plowshares')).toBe(false)
})
