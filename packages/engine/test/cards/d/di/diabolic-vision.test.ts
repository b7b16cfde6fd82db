import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Diabolic Vision] puts the rest on top', () => {
  const b = board({
    a: { hand: ['Diabolic Vision'], battlefield: ['Island', 'Swamp'], library: ['Shock', '4 Forest', 'Island'] },
  })
  b.cast('Diabolic Vision').pick('choose', 'Shock').resolve()
  expect([b.names('hand', 'A'), b.names('library', 'A').at(-1)]).toEqual([['Shock'], 'Island'])
})
