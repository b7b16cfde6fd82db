import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kindled Fury] gives +1/+0 and first strike until end of turn', () => {
  const b = board({ a: { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Kindled Fury'] } })
  b.cast('Kindled Fury', { targets: ['Grizzly Bears'] }).resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'first strike')]).toEqual(['3/2', true])
  b.to('upkeep', 4)
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'first strike')]).toEqual(['2/2', false])
})
