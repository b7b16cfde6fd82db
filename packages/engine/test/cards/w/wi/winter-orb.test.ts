import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Winter Orb] lets one land untap', () => {
  const b = board({
    a: { battlefield: ['Winter Orb'] },
    b: {
      battlefield: [
        { card: 'Forest', tapped: true },
        { card: 'Island', tapped: true },
        { card: 'Hill Giant', tapped: true },
      ],
    },
  })
  b.pick('choose', 'Island').to('main1', 4)
  expect(['Forest', 'Island', 'Hill Giant'].map((name) => b.object(name).tapped)).toEqual([true, false, false])
})
