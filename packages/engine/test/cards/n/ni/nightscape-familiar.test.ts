import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nightscape Familiar] makes blue and red spells cheaper, a blue and red one only once', () => {
  const of = (card: string, lands: string[]) =>
    board({ a: { hand: [card], battlefield: ['Nightscape Familiar', ...lands] } }).can('cast', card)
  expect([of('Hill Giant', ['3 Mountain']), of('Grizzly Bears', ['Forest']), of('Izzet Charm', ['Mountain'])]).toEqual([
    true,
    false,
    false,
  ])
})
