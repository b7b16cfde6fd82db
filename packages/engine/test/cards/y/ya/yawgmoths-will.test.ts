import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Yawgmoth's Will] plays cards from the graveyard, and exiles what would go there", () => {
  const b = board({
    a: { hand: ["Yawgmoth's Will"], battlefield: ['3 Swamp', 'Mountain'], graveyard: ['Lava Spike', 'Forest'] },
  })
  b.cast("Yawgmoth's Will").resolve()
  expect([b.in('exile', "Yawgmoth's Will"), b.can('playLand', 'Forest')]).toEqual([true, true])
  b.cast('Lava Spike', { from: 'graveyard', targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('exile', 'Lava Spike')]).toEqual([17, true])
})
