import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Carnage, Crimson Chaos] returns a creature that has to attack and is sacrificed after dealing combat damage', () => {
  const b = board({
    a: { hand: ['Carnage, Crimson Chaos'], battlefield: ['4 Badlands'], graveyard: ['Raging Goblin'] },
  })
  b.cast('Carnage, Crimson Chaos').aim(['Raging Goblin']).resolveAll().attack('Raging Goblin').damage()
  expect([b.life('B'), b.in('graveyard', 'Raging Goblin')]).toEqual([19, true])
})
