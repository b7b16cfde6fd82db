import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Guardian Automaton] gains 3 life when it dies', () => {
  const b = board({ a: { battlefield: ['Guardian Automaton', '3 Swamp'], hand: ['Murder'] } })
  b.cast('Murder').resolveAll()
  expect(b.life('A')).toBe(23)
})
