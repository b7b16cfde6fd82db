import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Roxanne, Starfall Savant] brings a Meteorite, whose mana she doubles', () => {
  const b = board({ a: { battlefield: ['Roxanne, Starfall Savant'] } })
  b.aim(['B']).attack('Roxanne, Starfall Savant').resolve().resolve()
  expect([b.life('B'), b.object('Meteorite').tapped]).toEqual([18, true])
  b.to('main1', 5).option('manaColor', '{R}').tapForMana('Meteorite')
  expect(b.pool('A')).toBe('{R}{R}')
})
