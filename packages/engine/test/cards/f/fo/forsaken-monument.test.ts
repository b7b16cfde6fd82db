import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Forsaken Monument] adds {C} to each {C} a permanent is tapped for, not to other mana', () => {
  const b = board({ a: { battlefield: ['Forsaken Monument', 'Wastes', 'Yavimaya Coast', 'Memnite', 'Grizzly Bears'] } })
  b.tapForMana('Wastes')
  expect(b.pool('A')).toBe('{C}{C}')
  b.tapForMana('Yavimaya Coast', 1)
  expect(b.pool('A')).toBe('{C}{C}{G}')
  expect([b.pt('Memnite'), b.pt('Grizzly Bears')]).toEqual(['3/3', '2/2'])
})

it('[Forsaken Monument] gains 2 life for a colorless spell', () => {
  const b = board({ a: { battlefield: ['Forsaken Monument'], hand: ['Ornithopter'] } })
  b.cast('Ornithopter').resolve()
  expect(b.life('A')).toBe(22)
})
