import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Etched Champion] has protection from each color with three artifacts', () => {
  const of = (others: string) =>
    board({ a: { hand: ['Shock'], battlefield: ['Etched Champion', others, 'Mountain'] } }).has(
      'Etched Champion',
      'protection',
    )
  expect([of('2 Memnite'), of('Memnite')]).toEqual([true, false])
})
