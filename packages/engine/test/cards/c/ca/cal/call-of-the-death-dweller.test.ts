import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Call of the Death-Dweller] returns two small creatures and gives the counters as its controller likes', () => {
  const b = board({
    a: {
      hand: ['Call of the Death-Dweller'],
      battlefield: ['3 Swamp'],
      graveyard: ['Savannah Lions', 'Grizzly Bears'],
    },
  })
  b.pick('choose', 'Savannah Lions').pick('choose', 'Grizzly Bears')
  b.cast('Call of the Death-Dweller', { targets: ['Savannah Lions,Grizzly Bears'] }).resolve()
  expect([
    b.has('Savannah Lions', 'deathtouch'),
    b.has('Grizzly Bears', 'menace'),
    b.has('Grizzly Bears', 'deathtouch'),
  ]).toEqual([true, true, false])
})
