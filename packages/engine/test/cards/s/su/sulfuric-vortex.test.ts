import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { watch } from '../../../support/watch.ts'

it('[Sulfuric Vortex] deals 2 damage to each player at their upkeep', () => {
  const b = board({ step: 'end', a: { battlefield: ['Sulfuric Vortex'] } })
  b.to('upkeep', 4)
  expect([b.life('A'), b.life('B')]).toEqual([20, 18])
  b.to('upkeep', 5)
  expect([b.life('A'), b.life('B')]).toEqual([18, 18])
})

it('[Sulfuric Vortex] lets no player gain life', () => {
  const b = board({
    a: { battlefield: ['Sulfuric Vortex', 'Plains'], hand: ["Chaplain's Blessing"] },
  })
  b.cast("Chaplain's Blessing").resolve()
  expect(b.life('A')).toBe(20)
})

it('[Sulfuric Vortex] stops lifelink', () => {
  const b = board({ a: { battlefield: ['Child of Night'] }, b: { battlefield: ['Sulfuric Vortex'] } })
  b.attack('Child of Night').damage()
  expect([b.life('A'), b.life('B')]).toEqual([20, 18])
})

it('[Sulfuric Vortex] keeps life gain triggers quiet', () => {
  const b = board({
    a: { battlefield: ["Ajani's Pridemate", 'Sulfuric Vortex', 'Plains'], hand: ["Chaplain's Blessing"] },
  })
  b.cast("Chaplain's Blessing").resolveAll()
  expect(b.pt("Ajani's Pridemate")).toBe('2/2')
})

it('Sulfuric Vortex: a player who would gain life gains none', () => {
  const b = board({ a: { battlefield: ['Sulfuric Vortex', 'Plains'], hand: ["Chaplain's Blessing"] } })
  const seen = watch(b)
  b.cast("Chaplain's Blessing").resolve()
  expect(b.life('A')).toBe(20)
  expect(seen.count('lifeGained')).toBe(0)
})
