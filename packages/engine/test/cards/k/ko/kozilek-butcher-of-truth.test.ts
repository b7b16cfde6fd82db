import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kozilek, Butcher of Truth] draws four as it is cast, even if it is countered, and its graveyard is shuffled away', () => {
  const b = board({
    a: { hand: ['Kozilek, Butcher of Truth'], battlefield: ['10 Wastes'], graveyard: ['Shock'] },
    b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
  })
  b.cast('Kozilek, Butcher of Truth')
    .turnTo('B')
    .cast('Counterspell', { targets: ['Kozilek, Butcher of Truth'] })
    .resolveAll()
  expect([b.names('hand', 'A').length, b.names('graveyard', 'A')]).toEqual([4, []])
  expect(b.in('library', 'Kozilek, Butcher of Truth', 'A')).toBe(true)
})

it('[Kozilek, Butcher of Truth] annihilates four permanents as it attacks', () => {
  const b = board({ a: { battlefield: ['Kozilek, Butcher of Truth'] }, b: { battlefield: ['5 Forest'] } })
  b.attack('Kozilek, Butcher of Truth').damage()
  expect([b.count('battlefield', 'Forest'), b.life('B')]).toEqual([1, 8])
})
