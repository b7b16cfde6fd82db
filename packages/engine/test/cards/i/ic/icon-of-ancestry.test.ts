import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Icon of Ancestry] strengthens and finds creatures of the chosen type', () => {
  const b = board({
    a: {
      hand: ['Icon of Ancestry'],
      battlefield: ['6 Mountain', 'Goblin Piker', 'Hill Giant'],
      library: ['Opt', 'Raging Goblin', 'Grizzly Bears', 'Forest'],
    },
  })
  b.option('chooseType', 'Goblin').cast('Icon of Ancestry').resolve()
  expect([b.pt('Goblin Piker'), b.pt('Hill Giant')]).toEqual(['3/2', '3/3'])
  b.pick('choose', 'Raging Goblin').activate('Icon of Ancestry').resolve()
  expect([b.names('hand', 'A'), b.names('library', 'A')[0]]).toEqual([['Raging Goblin'], 'Forest'])
})
