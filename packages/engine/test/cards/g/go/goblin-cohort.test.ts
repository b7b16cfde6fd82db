import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Cohort] attacks only where you have cast a creature spell', () => {
  const b = board({ a: { battlefield: ['Goblin Cohort'] } })
  expect(() => b.attack('Goblin Cohort')).toThrow()
  const cast = board({ a: { battlefield: ['Goblin Cohort'], hand: ['Memnite'] } })
  cast.cast('Memnite').resolve().attack('Goblin Cohort').damage()
  expect(cast.life('B')).toBe(18)
})
