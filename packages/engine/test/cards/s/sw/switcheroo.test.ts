import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Switcheroo] exchanges control of two creatures for good', () => {
  const b = board({
    a: { battlefield: ['5 Island', 'Grizzly Bears'], hand: ['Switcheroo'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Switcheroo', { targets: ['Grizzly Bears', 'Serra Angel'] })
    .resolve()
    .to('upkeep', 4)
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
  expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
})

it('[Switcheroo] does nothing when one of the two has gone', () => {
  const b = board({
    a: { battlefield: ['5 Island', 'Mogg Fanatic'], hand: ['Switcheroo'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Switcheroo', { targets: ['Mogg Fanatic', 'Serra Angel'] })
    .activate('Mogg Fanatic', { targets: ['B'] })
    .resolveAll()
  expect(b.in('battlefield', 'Serra Angel', 'B')).toBe(true)
})

it('[Switcheroo] needs two different creatures', () => {
  const b = board({
    a: { battlefield: ['5 Island', 'Grizzly Bears'], hand: ['Switcheroo'] },
    b: { battlefield: ['Sol Ring'] },
  })
  expect(b.can('cast', 'Switcheroo')).toBe(false)
})
