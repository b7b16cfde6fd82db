import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Tsabo's Decree] rids one player of the chosen type, in hand and on the battlefield", () => {
  const b = board({
    a: { hand: ["Tsabo's Decree"], battlefield: ['6 Swamp', 'Goblin Piker'] },
    b: { hand: ['Raging Goblin', 'Hill Giant'], battlefield: ['Goblin Piker', 'Hill Giant'] },
  })
  b.option('chooseType', 'Goblin')
    .cast("Tsabo's Decree", { targets: ['B'] })
    .resolve()
  expect(b.names('graveyard', 'B').sort()).toEqual(['Goblin Piker', 'Raging Goblin'])
  expect(b.in('battlefield', 'Goblin Piker', 'A')).toBe(true)
})
