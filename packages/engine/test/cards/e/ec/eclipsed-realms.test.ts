import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eclipsed Realms] makes mana for spells of the chosen type', () => {
  const b = board({ a: { hand: ['Eclipsed Realms', 'Llanowar Elves', 'Raging Goblin'] } })
  b.option('chooseWord', 'Elf').play('Eclipsed Realms')
  expect([b.can('cast', 'Llanowar Elves'), b.can('cast', 'Raging Goblin')]).toEqual([true, false])
})
