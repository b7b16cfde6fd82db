import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'
import { offers } from '../../../../support/watch.ts'

it('[Thoughtseize] takes a nonland card of your choice for 2 life', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Thoughtseize'] },
    b: { hand: ['Forest', 'Shock', 'Hill Giant'] },
  })
  const seen = offers(b, 'choose', 'Hill Giant')
  b.cast('Thoughtseize', { targets: ['B'] }).resolve()
  expect(seen).toEqual(['Shock', 'Hill Giant'])
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  expect(b.life('A')).toBe(18)
})
