import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deep-Cavern Bat] gives the card back to the hand when it leaves', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Mountain'], hand: ['Deep-Cavern Bat', 'Shock'] },
    b: { hand: ['Memnite', 'Forest'] },
  })
  b.pick('choose', 'Memnite').cast('Deep-Cavern Bat').resolveAll()
  expect(b.in('exile', 'Memnite')).toBe(true)
  b.cast('Shock', { targets: ['Deep-Cavern Bat'] }).resolveAll()
  expect(b.in('hand', 'Memnite', 'B')).toBe(true)
})
