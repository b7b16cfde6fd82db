import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ran and Shaw] are doubled if they were cast with three Dragons or Lessons in your graveyard', () => {
  const cast = (graveyard: string[]) => {
    const b = board({ a: { hand: ['Ran and Shaw'], battlefield: ['5 Mountain'], graveyard } })
    b.cast('Ran and Shaw').resolve().resolveAll()
    return b.count('battlefield', 'Ran and Shaw')
  }
  expect([cast(['2 Shivan Dragon', 'Firebending Lesson']), cast(['2 Shivan Dragon'])]).toEqual([2, 1])
})

it('[Ran and Shaw] give your Dragons +2/+0', () => {
  const b = board({ a: { battlefield: ['Ran and Shaw', 'Hill Giant', '4 Mountain'] } })
  b.activate('Ran and Shaw').resolve()
  expect([b.pt('Ran and Shaw'), b.pt('Hill Giant')]).toEqual(['6/4', '3/3'])
})
