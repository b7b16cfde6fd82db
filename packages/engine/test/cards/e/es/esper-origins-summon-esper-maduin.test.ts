import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Esper Origins] becomes its other face where it is cast from the graveyard', () => {
  const b = board({ a: { graveyard: ['Esper Origins'], battlefield: ['4 Forest'] } })
  b.cast('Esper Origins', { method: 'flashback' }).resolve()
  expect([b.counters('Summon: Esper Maduin', 'finality'), b.life('A')]).toEqual([1, 22])
})

it('[Esper Origins] goes to the graveyard where it is cast from the hand', () => {
  const b = board({ a: { hand: ['Esper Origins'], battlefield: ['2 Forest'] } })
  expect(b.cast('Esper Origins').resolve().in('graveyard', 'Esper Origins')).toBe(true)
})
