import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 118.9c] a spell cast for free through Omniscience keeps its mana value', () => {
  const b = board({ a: { battlefield: ['Omniscience'], hand: ['Craw Wurm'] } })
  b.cast('Craw Wurm', { method: 'granted' })
  expect(b.c('Craw Wurm').manaValue).toBe(6)
})

it('[CR 601.2f] Trinisphere makes a spell cast through Omniscience cost three mana', () => {
  const b = board({
    a: { battlefield: ['Omniscience', '2 Wastes'], hand: ['Craw Wurm'] },
    b: { battlefield: ['Trinisphere'] },
  })
  expect(b.can('cast', 'Craw Wurm')).toBe(false)
})
