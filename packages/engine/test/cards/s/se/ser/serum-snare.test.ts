import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Serum Snare] proliferates for a cheap permanent only', () => {
  const of = (card: string) => {
    const b = board({
      a: { hand: ['Serum Snare'], battlefield: ['2 Island', { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }] },
      b: { battlefield: [card] },
    })
    b.pick('choose', 'Grizzly Bears')
      .cast('Serum Snare', { targets: [card] })
      .resolve()
    return [b.in('hand', card, 'B'), b.pt('Grizzly Bears')]
  }
  expect([of('Savannah Lions'), of('Hill Giant')]).toEqual([
    [true, '4/4'],
    [true, '3/3'],
  ])
})
