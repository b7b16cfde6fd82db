import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Warmth] gains 2 life when an opponent casts a red spell, before it resolves', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Warmth'] },
    b: { battlefield: ['Mountain', 'Swamp'], hand: ['Shock', 'Duress'] },
  })
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(22)
  b.resolve().cast('Duress').resolveAll()
  expect(b.life('A')).toBe(20)
})

it('[Warmth] does not see its controller’s own red spells', () => {
  const b = board({ a: { battlefield: ['Warmth', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('A')).toBe(20)
})
