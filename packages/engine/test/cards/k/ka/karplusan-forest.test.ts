import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Karplusan Forest] adds {C} without damage', () => {
  const b = board({ a: { battlefield: ['Karplusan Forest'] } })
  b.tapForMana('Karplusan Forest')
  expect(b.pool('A')).toBe('{C}')
  expect(b.life('A')).toBe(20)
})

it.each(['{R}', '{G}'])('[Karplusan Forest] adds %s and deals 1 damage to you', (mana) => {
  const b = board({ a: { battlefield: ['Karplusan Forest'] } })
  b.option('manaColor', mana).tapForMana('Karplusan Forest', 1)
  expect(b.pool('A')).toBe(mana)
  expect(b.life('A')).toBe(19)
})

it('[Karplusan Forest] deals damage, which can be prevented', () => {
  const b = board({ a: { battlefield: ['Karplusan Forest', 'Solitary Confinement'] } })
  b.option('manaColor', '{R}').tapForMana('Karplusan Forest', 1)
  expect(b.pool('A')).toBe('{R}')
  expect(b.life('A')).toBe(20)
})

it('[Karplusan Forest] pays generic mana without hurting', () => {
  const b = board({ a: { battlefield: ['Karplusan Forest'], hand: ['Sol Ring'] } })
  b.cast('Sol Ring').resolve()
  expect(b.life('A')).toBe(20)
})

it('[Karplusan Forest] taps for either ability', () => {
  for (const nth of [0, 1]) {
    const b = board({ a: { battlefield: ['Karplusan Forest'] } })
    b.tapForMana('Karplusan Forest', nth)
    expect(b.object('Karplusan Forest').tapped).toBe(true)
  }
})
