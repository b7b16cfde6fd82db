import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kaya, Intangible Slayer] drains 3 life, or draws two cards', () => {
  const b = board({ a: { battlefield: ['Kaya, Intangible Slayer'] } })
  b.activate('Kaya, Intangible Slayer').resolve()
  expect([b.life('A'), b.life('B'), b.counters('Kaya, Intangible Slayer', 'loyalty')]).toEqual([23, 17, 8])
})

it('[Kaya, Intangible Slayer] exiles an enchantment and makes a 1/1 Spirit of it', () => {
  const b = board({ a: { battlefield: ['Kaya, Intangible Slayer'] }, b: { battlefield: ['Honor of the Pure'] } })
  b.activate('Kaya, Intangible Slayer', { nth: 2, targets: ['Honor of the Pure'] }).resolve()
  expect([b.in('exile', 'Honor of the Pure'), b.pt('Honor of the Pure'), b.has('Honor of the Pure', 'flying')]).toEqual(
    [true, '2/2', true],
  )
})
