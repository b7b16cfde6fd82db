import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[You Meet in a Tavern] finds creature cards among the top five, or makes your creatures larger', () => {
  const b = board({
    a: {
      hand: ['2 You Meet in a Tavern'],
      battlefield: ['8 Forest', 'Grizzly Bears'],
      library: ['Hill Giant', 'Shock', 'Serra Angel', '2 Shock', 'Llanowar Elves'],
    },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('mode', [0]).pick('choose', 'Hill Giant#2', 'Serra Angel')
  b.cast('You Meet in a Tavern').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Hill Giant', 'Serra Angel', 'You Meet in a Tavern'])
  b.reply('mode', [1]).cast('You Meet in a Tavern').resolve()
  expect([b.pt('Grizzly Bears'), b.c('Hill Giant').power]).toEqual(['4/4', 3])
})
