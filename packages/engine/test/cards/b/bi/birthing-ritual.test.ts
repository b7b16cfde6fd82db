import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Birthing Ritual] turns a creature into one that costs one more', () => {
  const b = board({
    a: { battlefield: ['Birthing Ritual', 'Grizzly Bears'], library: ['Hill Giant', 'Gray Ogre', '6 Wastes'] },
  })
  b.pick('choose', 'Grizzly Bears').pick('choose', 'Gray Ogre').to('main1', 4)
  expect([b.in('battlefield', 'Gray Ogre', 'A'), b.in('graveyard', 'Grizzly Bears', 'A')]).toEqual([true, true])
})
