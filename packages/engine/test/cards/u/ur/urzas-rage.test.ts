import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Urza's Rage] deals 3 damage, or 10 if it was kicked", () => {
  const life = (lands: number): number => {
    const b = board({ a: { hand: ["Urza's Rage"], battlefield: [`${lands} Mountain`] } })
    b.reply('kicker', lands === 12 ? [0] : [])
    return b
      .cast("Urza's Rage", { targets: ['B'] })
      .resolve()
      .life('B')
  }
  expect([life(3), life(12)]).toEqual([17, 10])
})
