import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thrun, Breaker of Silence] cannot be the target of nongreen spells and abilities of opponents', () => {
  const b = board({
    a: { hand: ['Murder', 'Giant Growth'], battlefield: ['3 Swamp', 'Forest'] },
    b: { battlefield: ['Thrun, Breaker of Silence'] },
  })
  expect([b.can('cast', 'Murder'), b.can('cast', 'Giant Growth')]).toEqual([false, true])
})

it('[Thrun, Breaker of Silence] is indestructible on your turn only, and your own spells may target it', () => {
  const b = board({ a: { hand: ['Murder'], battlefield: ['3 Swamp', 'Thrun, Breaker of Silence'] } })
  b.cast('Murder').resolve()
  expect(b.in('battlefield', 'Thrun, Breaker of Silence')).toBe(true)
  expect(b.to('upkeep', 4).has('Thrun, Breaker of Silence', 'indestructible')).toBe(false)
})
