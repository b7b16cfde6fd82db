import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Legions to Ashes] exiles a permanent and the tokens of its controller with the same name', () => {
  const b = board({
    a: { hand: ['Legions to Ashes'], battlefield: ['2 Swamp', '2 Plains'] },
    b: { hand: ['Dragon Fodder'], battlefield: ['2 Mountain', 'Goblin Piker'] },
  })
  b.to('main1', 4).cast('Dragon Fodder').resolve().to('main1', 5)
  b.cast('Legions to Ashes', { targets: ['Goblin Token'] }).resolve()
  expect(b.names('battlefield', 'B').filter((name) => name.startsWith('Goblin'))).toEqual(['Goblin Piker'])
})

it('[Legions to Ashes] leaves other cards of the same name', () => {
  const b = board({
    a: { hand: ['Legions to Ashes'], battlefield: ['2 Swamp', '2 Plains'] },
    b: { battlefield: ['2 Goblin Piker'] },
  })
  b.cast('Legions to Ashes', { targets: ['Goblin Piker'] }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Goblin Piker'])
})
