import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Toph, Hardheaded Teacher] returns the target only if you discard a card', () => {
  const position = {
    a: { hand: ['Toph, Hardheaded Teacher', 'Swamp'], battlefield: ['4 Taiga'], graveyard: ['Shock'] },
  }
  const b = board(position)
  b.yes('payOrNot').aim(['Shock']).cast('Toph, Hardheaded Teacher').resolve().resolve()
  expect([b.names('hand', 'A'), b.in('graveyard', 'Swamp')]).toEqual([['Shock'], true])
})

it('[Toph, Hardheaded Teacher] earthbends for each spell, with one more counter for a Lesson', () => {
  const b = board({
    a: { battlefield: ['Toph, Hardheaded Teacher', '2 Mountain', 'Forest'], hand: ['Memnite', 'Firebending Lesson'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.aim(['Forest']).cast('Memnite').resolve()
  expect(b.counters('Forest', '+1/+1')).toBe(1)
  b.cast('Firebending Lesson', { targets: ['Hill Giant', 'Forest'] }).resolve()
  expect(b.counters('Forest', '+1/+1')).toBe(3)
})
