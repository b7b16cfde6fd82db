import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glint Hawk] is sacrificed unless an artifact is returned', () => {
  const b = board({ a: { battlefield: ['Plains', 'Sol Ring'], hand: ['Glint Hawk'] } })
  b.yes('payOrNot').cast('Glint Hawk').resolveAll()
  expect([b.in('hand', 'Sol Ring', 'A'), b.in('battlefield', 'Glint Hawk', 'A')]).toEqual([true, true])
  const none = board({ a: { battlefield: ['Plains'], hand: ['Glint Hawk'] } })
  none.cast('Glint Hawk').resolveAll()
  expect(none.in('graveyard', 'Glint Hawk', 'A')).toBe(true)
})
