import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(["Krenko's Command", 'Dragon Fodder'])('[%s] makes two Goblins', (name) => {
  const b = board({ a: { battlefield: ['2 Mountain', 'Goblin King'], hand: [name] } })
  b.cast(name).resolve()
  expect(b.count('battlefield', 'Goblin Token', 'A')).toBe(2)
  expect(b.pt('Goblin Token')).toBe('2/2')
})
