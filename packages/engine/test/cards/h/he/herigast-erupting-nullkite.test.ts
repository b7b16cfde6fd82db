import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Herigast, Erupting Nullkite] exiles your hand for three cards as you cast it', () => {
  const b = board({
    a: {
      hand: ['Herigast, Erupting Nullkite', '2 Forest'],
      battlefield: ['Craw Wurm', '2 Mountain'],
      library: ['5 Island'],
    },
  })
  b.cast('Herigast, Erupting Nullkite', { method: 'emerge' }).yes().resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Island', 'Island', 'Island'])
  expect(b.count('exile', 'Forest')).toBe(2)
})

it('[Herigast, Erupting Nullkite] gives your creature spells emerge for their mana costs', () => {
  const b = board({
    a: { battlefield: ['Herigast, Erupting Nullkite', 'Hill Giant', '2 Forest'], hand: ['Craw Wurm'] },
  })
  b.pick('sacrifice', 'Hill Giant').cast('Craw Wurm', { method: 'emerge' }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
  expect(b.in('battlefield', 'Craw Wurm', 'A')).toBe(true)
})
