import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Iridescent Drake] wears an Aura of any graveyard', () => {
  const b = board({
    a: { hand: ['Iridescent Drake'], battlefield: ['4 Island'] },
    b: { graveyard: ['Holy Strength', 'Shock'] },
  })
  b.cast('Iridescent Drake').resolveAll()
  expect([b.pt('Iridescent Drake'), b.in('battlefield', 'Holy Strength', 'A')]).toEqual(['3/4', true])
})
