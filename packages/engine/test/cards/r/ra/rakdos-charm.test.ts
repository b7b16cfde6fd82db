import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rakdos Charm] has each creature deal 1 damage to its controller', () => {
  const b = board({
    a: { hand: ['Rakdos Charm'], battlefield: ['Swamp', 'Mountain', 'Hill Giant'] },
    b: { battlefield: ['3 Memnite'] },
  })
  b.option('mode', '3').cast('Rakdos Charm').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([19, 17])
})

it('[Rakdos Charm] exiles a whole graveyard', () => {
  const b = board({
    a: { hand: ['Rakdos Charm'], battlefield: ['Swamp', 'Mountain'] },
    b: { graveyard: ['Shock', 'Memnite'] },
  })
  b.option('mode', '1')
    .cast('Rakdos Charm', { targets: ['B'] })
    .resolve()
  expect(b.names('exile').sort()).toEqual(['Memnite', 'Shock'])
})
