import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Satoru, the Infiltrator] draws for what no mana was spent on', () => {
  const b = board({
    a: { hand: ['Ornithopter', 'Raging Goblin'], battlefield: ['Satoru, the Infiltrator', 'Mountain'] },
  })
  b.cast('Ornithopter').resolve().resolveAll()
  expect(b.names('hand', 'A').length).toBe(2)
  b.cast('Raging Goblin').resolve().resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})

it('[Satoru, the Infiltrator] draws once for creatures put onto the battlefield together', () => {
  const b = board({
    a: {
      hand: ["Twilight's Call"],
      battlefield: ['Satoru, the Infiltrator', '6 Swamp'],
      graveyard: ['Hill Giant', 'Grizzly Bears'],
    },
  })
  b.cast("Twilight's Call").resolve().resolveAll()
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.names('hand', 'A').length]).toEqual([true, 1])
})

it('[CR 707.10] a copy of a spell was not cast, so Satoru draws for the token it becomes', () => {
  const b = board({
    a: { hand: ['Satoru, the Infiltrator', 'Double Major'], battlefield: ['3 Tropical Island', 'Swamp'] },
  })
  b.cast('Satoru, the Infiltrator').cast('Double Major').resolveAll()
  expect([b.count('battlefield', 'Satoru, the Infiltrator'), b.names('hand', 'A').length]).toEqual([2, 1])
})
