import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lead the Stampede] takes any number of creature cards among five', () => {
  const b = board({
    a: {
      battlefield: ['3 Forest'],
      hand: ['Lead the Stampede'],
      library: ['Memnite', 'Grizzly Bears', '3 Shock', 'Plains'],
    },
  })
  b.pick('choose', 'Memnite', 'Grizzly Bears').cast('Lead the Stampede').resolve()
  expect([b.names('hand', 'A').sort(), b.names('library', 'A')[0]]).toEqual([['Grizzly Bears', 'Memnite'], 'Plains'])
})
