import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dueling Grounds] lets one creature attack and one creature block', () => {
  const b = board({
    a: { battlefield: ['Dueling Grounds', 'Hill Giant', 'Grizzly Bears'] },
    b: { battlefield: ['Craw Wurm', 'Llanowar Elves'] },
  })
  expect(() => b.attack('Hill Giant', 'Grizzly Bears')).toThrow('No more than 1')
  b.attack('Hill Giant')
  expect(() => b.block('Craw Wurm>Hill Giant', 'Llanowar Elves>Hill Giant')).toThrow('No more than 1')
  b.block('Craw Wurm>Hill Giant').damage()
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
})

it('[Dueling Grounds] [CR 508.1d] of several creatures that must attack, one does', () => {
  const b = board({ a: { battlefield: ['Dueling Grounds', '2 Juggernaut'] } })
  b.to('declareAttackers')
  expect(() => b.submit([])).toThrow('must attack')
  b.attack('Juggernaut')
  expect(b.game.state.combat?.attackers.length).toBe(1)
})
