import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kayla's Reconstruction] puts up to X cards onto the battlefield", () => {
  const b = board({
    a: {
      hand: ["Kayla's Reconstruction"],
      battlefield: ['5 Plains'],
      library: ['Memnite', 'Sol Ring', 'Serra Angel', '6 Forest'],
    },
  })
  b.reply('x', 2).cast("Kayla's Reconstruction").pick('choose', 'Memnite', 'Sol Ring').resolve()
  expect([b.in('battlefield', 'Memnite', 'A'), b.in('battlefield', 'Sol Ring', 'A')]).toEqual([true, true])
})
