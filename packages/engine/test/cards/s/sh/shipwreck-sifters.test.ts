import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shipwreck Sifters] grows for a discarded Spirit card only', () => {
  const of = (card: string) => {
    const b = board({ a: { hand: ['Shipwreck Sifters'], battlefield: ['2 Island'], library: [card] } })
    b.cast('Shipwreck Sifters').resolveAll()
    return [b.in('graveyard', card), b.pt('Shipwreck Sifters')]
  }
  expect([of('Mausoleum Wanderer'), of('Hill Giant')]).toEqual([
    [true, '2/3'],
    [true, '1/2'],
  ])
})
