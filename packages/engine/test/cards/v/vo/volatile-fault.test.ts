import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Volatile Fault] destroys a nonbasic land, whose controller may find a basic one, and makes a Treasure', () => {
  const b = board({
    a: { battlefield: ['Volatile Fault', 'Wastes'] },
    b: { battlefield: ['Wasteland', 'Island'], library: ['Forest', '3 Wastes'] },
  })
  b.yes()
    .pick('chooseFound', 'Forest')
    .activate('Volatile Fault', { targets: ['Wasteland'] })
    .resolve()
  expect([
    b.in('graveyard', 'Wasteland'),
    b.in('battlefield', 'Forest', 'B'),
    b.count('battlefield', 'Treasure Token'),
  ]).toEqual([true, true, 1])
})
