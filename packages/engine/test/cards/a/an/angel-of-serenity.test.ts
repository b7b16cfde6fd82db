import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Angel of Serenity] exiles creatures and creature cards, which return to their owners' hands when it leaves", () => {
  const b = board({
    a: { hand: ['Angel of Serenity', 'Murder'], battlefield: ['7 Plains', '3 Swamp'], graveyard: ['Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', 'Craw Wurm'] },
  })
  b.yes().pick('target', 'Grizzly Bears', 'Hill Giant').cast('Angel of Serenity').resolveAll()
  expect(b.names('exile').sort()).toEqual(['Grizzly Bears', 'Hill Giant'])
  b.cast('Murder', { targets: ['Angel of Serenity'] }).resolveAll()
  expect([b.in('hand', 'Grizzly Bears', 'A'), b.in('hand', 'Hill Giant', 'B')]).toEqual([true, true])
})
