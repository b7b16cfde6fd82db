import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Sparksmith] deals as much damage as there are Goblins to the creature and to its controller', () => {
  const b = board({
    a: { battlefield: ['Sparksmith', 'Goblin Piker'] },
    b: { battlefield: ['Goblin Piker', 'Hill Giant'] },
  })
  b.activate('Sparksmith', { targets: ['Hill Giant'] }).resolve()
  expect([b.in('graveyard', 'Hill Giant'), b.life('A'), b.life('B')]).toEqual([true, 17, 20])
})
