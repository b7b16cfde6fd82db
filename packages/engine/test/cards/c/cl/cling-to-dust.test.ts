import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cling to Dust] gains 3 life for a creature card, draws a card otherwise', () => {
  const of = (card: string) =>
    board({ a: { battlefield: ['Swamp'], hand: ['Cling to Dust'] }, b: { graveyard: [card] } })
  const creature = of('Memnite').cast('Cling to Dust').resolve()
  expect([creature.life('A'), creature.names('hand', 'A').length, creature.in('exile', 'Memnite')]).toEqual([
    23,
    0,
    true,
  ])
  const other = of('Shock').cast('Cling to Dust').resolve()
  expect([other.life('A'), other.names('hand', 'A').length]).toEqual([20, 1])
})
