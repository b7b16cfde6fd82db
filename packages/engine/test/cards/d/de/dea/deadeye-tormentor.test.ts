import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deadeye Tormentor] makes an opponent discard if you attacked this turn', () => {
  const b = board({ a: { battlefield: ['3 Swamp', 'Memnite'], hand: ['Deadeye Tormentor'] }, b: { hand: ['Forest'] } })
  b.attack('Memnite').to('main2').cast('Deadeye Tormentor').resolveAll()
  expect(b.in('graveyard', 'Forest', 'B')).toBe(true)
  const idle = board({ a: { battlefield: ['3 Swamp'], hand: ['Deadeye Tormentor'] }, b: { hand: ['Forest'] } })
  idle.cast('Deadeye Tormentor').resolveAll()
  expect(idle.in('hand', 'Forest', 'B')).toBe(true)
})
