import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Sejiri Merfolk] has first strike and lifelink only with a Plains', () => {
  const without = board({ a: { battlefield: ['Sejiri Merfolk', 'Island'] }, b: { battlefield: ['Plains'] } })
  expect(without.has('Sejiri Merfolk', 'lifelink')).toBe(false)
  const withIt = board({ a: { battlefield: ['Sejiri Merfolk', 'Tundra'] } })
  expect(withIt.has('Sejiri Merfolk', 'first strike') && withIt.has('Sejiri Merfolk', 'lifelink')).toBe(true)
})
