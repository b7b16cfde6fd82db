import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cry of the Carnarium] exiles what dies and what has died this turn', () => {
  const b = board({
    a: { hand: ['Cry of the Carnarium', 'Shock'], battlefield: ['3 Swamp', 'Mountain'], graveyard: ['Hill Giant'] },
    b: { battlefield: ['Raging Goblin', 'Grizzly Bears', 'Gray Ogre'] },
  })
  b.cast('Shock', { targets: ['Raging Goblin'] })
    .resolve()
    .cast('Cry of the Carnarium')
    .resolve()
  expect(b.names('exile').sort()).toEqual(['Gray Ogre', 'Grizzly Bears', 'Raging Goblin'])
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
})
