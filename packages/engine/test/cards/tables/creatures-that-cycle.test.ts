import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Desert Cerodon', 'Hundroog'])('[%s] is cycled', (name) => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: [name] } })
  b.activate(name, { zone: 'hand' }).resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})
