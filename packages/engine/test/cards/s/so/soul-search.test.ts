import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soul Search] makes a Spirit for a cheap card', () => {
  const of = (card: string) => {
    const b = board({ a: { hand: ['Soul Search'], battlefield: ['Plains', 'Swamp'] }, b: { hand: [card, 'Forest'] } })
    b.cast('Soul Search', { targets: ['B'] }).resolve()
    return [b.names('exile'), b.in('battlefield', 'Spirit Token', 'A')]
  }
  expect([of('Shock'), of('Hill Giant')]).toEqual([
    [['Shock'], true],
    [['Hill Giant'], false],
  ])
})
