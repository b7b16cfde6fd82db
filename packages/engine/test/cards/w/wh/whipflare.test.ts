import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Whipflare] spares artifact creatures', () => {
  const b = board({ a: { hand: ['Whipflare'], battlefield: ['2 Mountain', 'Memnite', 'Grizzly Bears'] } })
  b.cast('Whipflare').resolve()
  expect([b.in('battlefield', 'Memnite', 'A'), b.in('graveyard', 'Grizzly Bears', 'A')]).toEqual([true, true])
})
