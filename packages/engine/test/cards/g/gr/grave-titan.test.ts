import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Grave Titan] brings two Zombies on entering and on attacking', () => {
  const b = board({ a: { battlefield: ['6 Swamp'], hand: ['Grave Titan'] } })
  b.cast('Grave Titan').resolveAll()
  expect(b.count('battlefield', 'Zombie Token', 'A')).toBe(2)
  b.to('declareAttackers', 5).attack('Grave Titan').resolve()
  expect(b.count('battlefield', 'Zombie Token', 'A')).toBe(4)
})
