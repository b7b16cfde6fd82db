import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rankle, Master of Pranks] does all three', () => {
  const b = board({
    a: { hand: ['Opt'], battlefield: ['Rankle, Master of Pranks', 'Raging Goblin'] },
    b: { hand: ['Shock'], battlefield: ['Hill Giant'] },
  })
  b.reply('mode', [0, 1, 2]).pick('sacrifice', 'Raging Goblin').attack('Rankle, Master of Pranks').damage()
  expect([
    b.in('graveyard', 'Shock', 'B'),
    b.in('graveyard', 'Hill Giant', 'B'),
    b.in('graveyard', 'Raging Goblin', 'A'),
  ]).toEqual([true, true, true])
  expect([b.life('A'), b.life('B'), b.names('hand', 'B').length]).toEqual([19, 16, 1])
})
