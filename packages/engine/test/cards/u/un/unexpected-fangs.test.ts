import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unexpected Fangs] gives a +1/+1 counter and a lifelink counter', () => {
  const b = board({ a: { battlefield: ['2 Swamp', 'Memnite'], hand: ['Unexpected Fangs'] } })
  b.cast('Unexpected Fangs').resolve()
  expect([b.pt('Memnite'), b.has('Memnite', 'lifelink'), b.counters('Memnite', 'lifelink')]).toEqual(['2/2', true, 1])
})
