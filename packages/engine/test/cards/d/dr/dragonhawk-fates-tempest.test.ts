import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Dragonhawk, Fate's Tempest] burns for the cards that are still exiled at your next end step", () => {
  const b = board({
    a: {
      hand: ["Dragonhawk, Fate's Tempest"],
      battlefield: ['5 Mountain', 'Air Elemental'],
      library: ['Mountain', 'Hill Giant', '8 Wastes'],
    },
  })
  b.cast("Dragonhawk, Fate's Tempest").resolve().resolve()
  expect(b.names('exile').sort()).toEqual(['Hill Giant', 'Mountain'])
  b.act(b.legal().find(({ kind }) => kind === 'playLand')!)
  b.to('upkeep', 4)
  expect(b.life('B')).toBe(18)
})
