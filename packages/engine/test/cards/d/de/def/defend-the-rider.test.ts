import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Defend the Rider] saves a permanent from destruction', () => {
  const b = board({
    a: { hand: ['Defend the Rider', 'Murder'], battlefield: ['Forest', '3 Swamp', 'Grizzly Bears'] },
  })
  b.cast('Murder', { targets: ['Grizzly Bears'] })
  b.reply('mode', [0])
    .cast('Defend the Rider', { targets: ['Grizzly Bears'] })
    .resolveAll()
  expect([b.in('battlefield', 'Grizzly Bears'), b.has('Grizzly Bears', 'hexproof')]).toEqual([true, true])
})

it('[Defend the Rider] makes a Pilot that crews with more power', () => {
  const b = board({
    a: { hand: ['Defend the Rider'], battlefield: ['Forest', "Adventurer's Airship"] },
  })
  b.reply('mode', [1]).cast('Defend the Rider').resolve().activate("Adventurer's Airship").resolve()
  expect(b.c("Adventurer's Airship").types & 4).toBe(4)
})
