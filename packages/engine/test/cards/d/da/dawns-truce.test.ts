import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Dawn's Truce] gives hexproof to you and your permanents, and indestructible with the gift", () => {
  const b = board({
    a: { hand: ["Dawn's Truce"], battlefield: ['2 Plains', 'Memnite'] },
    b: { hand: ['Lava Spike', 'Shock'], battlefield: ['Mountain'] },
  })
  b.yes('additionalCost').cast("Dawn's Truce").resolve().turnTo('B')
  expect([b.has('Memnite', 'hexproof'), b.has('Memnite', 'indestructible')]).toEqual([true, true])
  b.cast('Shock').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([20, 18])
})
