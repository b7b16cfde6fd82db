import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rona, Herald of Invasion] takes a card at random from the hand of who damages it', () => {
  const b = board({
    active: 1,
    a: { battlefield: [{ card: 'Rona, Herald of Invasion', face: 1 }] },
    b: { hand: ['Shock', 'Memnite'], battlefield: ['Mountain'] },
  })
  b.yes().pick('target', 'Rona, Tolarian Obliterator').cast('Shock').resolveAll()
  expect(b.in('battlefield', 'Memnite', 'A')).toBe(true)
})
