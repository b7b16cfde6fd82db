import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[March of Wretched Sorrow] deals X damage and gains X life', () => {
  const b = board({
    a: { hand: ['March of Wretched Sorrow', 'Duress'], battlefield: ['2 Swamp'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.yes('additionalCost').reply('x', 3).cast('March of Wretched Sorrow').resolve()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.life('A')]).toEqual([true, 23])
})
