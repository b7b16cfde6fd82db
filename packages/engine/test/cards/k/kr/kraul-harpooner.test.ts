import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kraul Harpooner] grows with creature cards in your graveyard and may fight a creature with flying', () => {
  const b = board({
    a: { hand: ['Kraul Harpooner'], battlefield: ['2 Forest'], graveyard: ['Hill Giant', 'Shock'] },
    b: { battlefield: ['Serra Angel', 'Grizzly Bears'] },
  })
  b.yes().cast('Kraul Harpooner').aim(['Serra Angel']).resolveAll()
  expect([b.in('graveyard', 'Serra Angel'), b.in('graveyard', 'Kraul Harpooner')]).toEqual([true, true])
})
