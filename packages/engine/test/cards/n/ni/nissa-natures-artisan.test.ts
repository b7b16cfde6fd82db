import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Nissa, Nature's Artisan] puts the lands onto the battlefield and the rest into the hand", () => {
  const b = board({ a: { battlefield: ["Nissa, Nature's Artisan"], library: ['Forest', 'Shock', '3 Wastes'] } })
  b.activate("Nissa, Nature's Artisan", { nth: 1 }).resolve()
  expect([b.in('battlefield', 'Forest', 'A'), b.names('hand', 'A')]).toEqual([true, ['Shock']])
})
