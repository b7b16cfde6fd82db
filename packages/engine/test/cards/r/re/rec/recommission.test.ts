import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Recommission] gives the counter to a creature only', () => {
  const b = board({
    a: { hand: ['2 Recommission'], battlefield: ['4 Plains'], graveyard: ['Memnite', 'Sol Ring'] },
  })
  b.cast('Recommission', { targets: ['Memnite'] }).resolve()
  b.cast('Recommission', { targets: ['Sol Ring'] }).resolve()
  expect([b.counters('Memnite', '+1/+1'), b.counters('Sol Ring', '+1/+1')]).toEqual([1, 0])
})
