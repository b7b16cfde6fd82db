import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Exploration] allows a second land on your turn', () => {
  const b = board({ a: { battlefield: ['Exploration'], hand: ['Forest', 'Mountain', 'Plains'] } })
  b.play('Forest').play('Mountain')
  expect(b.names('battlefield', 'A')).toEqual(['Exploration', 'Forest', 'Mountain'])
  expect(b.can('playLand', 'Plains')).toBe(false)
})

it("[Exploration] does not allow lands on the opponent's turn", () => {
  const b = board({ active: 1, a: { battlefield: ['Exploration'], hand: ['Forest'] } })
  b.turnTo('A')
  expect(b.can('playLand', 'Forest')).toBe(false)
})

it('[Exploration] gives the opponent nothing', () => {
  const b = board({ active: 1, a: { battlefield: ['Exploration'] }, b: { hand: ['Forest', 'Island'] } })
  b.play('Forest')
  expect(b.can('playLand', 'Island')).toBe(false)
})

it('[Exploration] cast after the land drop still allows another', () => {
  const b = board({ a: { hand: ['Exploration', 'Forest', 'Plains'] } })
  b.play('Forest').cast('Exploration').resolve().play('Plains')
  expect(b.in('battlefield', 'Plains', 'A')).toBe(true)
})

it('[Exploration] two of them allow three lands', () => {
  const b = board({ a: { battlefield: ['2 Exploration'], hand: ['Forest', 'Mountain', 'Plains'] } })
  b.play('Forest').play('Mountain').play('Plains')
  expect(b.in('battlefield', 'Plains', 'A')).toBe(true)
})

it('[Exploration] gone before the second land: no second land', () => {
  const b = board({ a: { battlefield: ['Exploration', 'Seal of Cleansing'], hand: ['Forest', 'Plains'] } })
  b.play('Forest')
    .activate('Seal of Cleansing', { targets: ['Exploration'] })
    .resolve()
  expect(b.can('playLand', 'Plains')).toBe(false)
})
