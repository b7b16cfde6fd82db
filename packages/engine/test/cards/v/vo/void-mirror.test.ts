import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Void Mirror] counters a spell for which no colored mana was spent', () => {
  const b = board({
    a: { hand: ['Sol Ring', 'Sol Ring'], battlefield: ['Wastes', 'Mountain'] },
    b: { battlefield: ['Void Mirror'] },
  })
  b.tapForMana('Wastes').cast('Sol Ring').resolve()
  expect(b.in('graveyard', 'Sol Ring', 'A')).toBe(true)
  b.tapForMana('Mountain').cast('Sol Ring').resolve()
  expect(b.in('battlefield', 'Sol Ring', 'A')).toBe(true)
})
