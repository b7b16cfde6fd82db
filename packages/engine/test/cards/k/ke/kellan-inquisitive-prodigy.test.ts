import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kellan, Inquisitive Prodigy] draws for an own artifact', () => {
  const b = board({ a: { battlefield: ['Kellan, Inquisitive Prodigy', 'Sol Ring'] } })
  b.aim(['Sol Ring']).attack('Kellan, Inquisitive Prodigy').resolveAll()
  expect([b.in('graveyard', 'Sol Ring'), b.names('hand', 'A').length]).toEqual([true, 1])
})
