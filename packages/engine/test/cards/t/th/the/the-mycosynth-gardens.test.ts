import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Mycosynth Gardens] becomes a copy of an artifact with mana value X', () => {
  const b = board({ a: { battlefield: ['The Mycosynth Gardens', 'Sol Ring', '3 Wastes'] } })
  b.reply('x', 1)
    .activate('The Mycosynth Gardens', { targets: ['Sol Ring'] })
    .resolve()
  expect(b.count('battlefield', 'Sol Ring', 'A')).toBe(2)
})
