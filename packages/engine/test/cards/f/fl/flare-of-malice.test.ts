import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flare of Malice] makes the opponent sacrifice a creature or planeswalker with the greatest mana value', () => {
  const b = board({
    a: { hand: ['Flare of Malice'], battlefield: ['Black Knight'] },
    b: { battlefield: ['Grizzly Bears', 'Craw Wurm', 'Sol Ring'] },
  })
  b.cast('Flare of Malice', { method: 'alternative' }).resolve()
  expect([b.names('battlefield', 'B').sort(), b.in('graveyard', 'Black Knight')]).toEqual([
    ['Grizzly Bears', 'Sol Ring'],
    true,
  ])
})
