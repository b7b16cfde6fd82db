import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it("[CR 201.2b example 1] an object without a name does not count among those with different names for Liliana's Contract", () => {
  const wins = (...fourth: string[]): boolean => {
    const b = board({
      active: 1,
      a: {
        battlefield: ["Liliana's Contract", '8 Island', 'Grizzly Bears', 'Hill Giant', 'Gray Ogre', ...fourth],
        hand: ['Xenograft', 'Grinning Demon'],
      },
    })
    b.to('main1', 4).option('chooseType', 'Demon').cast('Xenograft').resolve()
    if (fourth.length === 0) b.cast('Grinning Demon', { method: 'morph' }).resolve()
    b.to('upkeep', 6).resolveAll()
    return b.winner === 'A'
  }
  expect([wins('Craw Wurm'), wins()]).toEqual([true, false])
})
