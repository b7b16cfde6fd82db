import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blood Sun] takes all abilities but mana abilities from lands', () => {
  const b = board({ a: { battlefield: ['Blood Sun', 'Wasteland'] }, b: { battlefield: ['Taiga'] } })
  expect([b.can('activate', 'Wasteland'), b.can('activateMana', 'Wasteland')]).toEqual([false, true])
})
it('[Blood Sun] lets a land that would enter tapped enter untapped', () => {
  const b = board({ a: { battlefield: ['Blood Sun'], hand: ['Temple of Malice'] } })
  b.play('Temple of Malice')
  expect(b.object('Temple of Malice').tapped).toBe(false)
})
