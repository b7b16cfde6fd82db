import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Loyal Sentry] destroys itself and what it blocks', () => {
  const b = board({ active: 1, a: { battlefield: ['Loyal Sentry'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Hill Giant').block('Loyal Sentry>Hill Giant').resolveAll()
  expect([b.in('graveyard', 'Loyal Sentry'), b.in('graveyard', 'Hill Giant')]).toEqual([true, true])
})
