import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Serra Avatar] is as big as your life, and is shuffled away from a graveyard', () => {
  const b = board({ a: { battlefield: ['Serra Avatar', '4 Plains'], hand: ['Wrath of God'], life: 7 } })
  expect(b.pt('Serra Avatar')).toBe('7/7')
  b.cast('Wrath of God').resolve()
  expect(b.in('graveyard', 'Serra Avatar', 'A')).toBe(true)
  b.resolveAll()
  expect(b.in('library', 'Serra Avatar', 'A')).toBe(true)
})
