import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Apostle's Blessing] protects from a color, for 2 life and {1}", () => {
  const b = board({
    a: { hand: ["Apostle's Blessing"], battlefield: ['Forest', 'Hill Giant'] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.option('mode', 'color')
    .option('chooseColor', 'R')
    .cast("Apostle's Blessing", { targets: ['Hill Giant'] })
    .resolve()
  expect([b.has('Hill Giant', 'protection'), b.life('A')]).toEqual([true, 18])
})

it("[Apostle's Blessing] protects from artifacts", () => {
  const b = board({
    a: { hand: ["Apostle's Blessing"], battlefield: ['2 Plains', 'Hill Giant'] },
    b: { battlefield: ['Memnite'] },
  })
  b.option('mode', 'artifacts')
    .cast("Apostle's Blessing", { targets: ['Hill Giant'] })
    .resolve()
  b.attack('Hill Giant')
  expect(() => b.block('Memnite>Hill Giant')).toThrow()
})
