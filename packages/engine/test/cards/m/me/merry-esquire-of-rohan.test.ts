import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Merry, Esquire of Rohan] draws a card where another legendary creature attacks too', () => {
  const alone = board({ a: { battlefield: ['Merry, Esquire of Rohan', 'Grizzly Bears'] } })
  alone.attack('Merry, Esquire of Rohan', 'Grizzly Bears').resolveAll()
  expect(alone.names('hand', 'A').length).toBe(0)
  const b = board({ a: { battlefield: ['Merry, Esquire of Rohan', 'Isamaru, Hound of Konda'] } })
  b.attack('Merry, Esquire of Rohan', 'Isamaru, Hound of Konda').resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})

it('[Merry, Esquire of Rohan] has first strike while it is equipped', () => {
  const b = board({ a: { battlefield: ['Merry, Esquire of Rohan', 'Bonesplitter'], mana: '{R}' } })
  expect(b.has('Merry, Esquire of Rohan', 'first strike')).toBe(false)
  b.activate('Bonesplitter').resolve()
  expect(b.has('Merry, Esquire of Rohan', 'first strike')).toBe(true)
})
