import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Evolving Wilds', 'Forest', true],
  ['Grasslands', 'Savannah', false],
] as const)('[%s] fetches %s, tapped: %s', (name, land, tapped) => {
  const b = board({ a: { battlefield: [name], library: ['Memnite', land] } })
  b.pick('chooseFound', land).activate(name).resolve()
  expect(b.in('battlefield', land, 'A')).toBe(true)
  expect(b.object(land).tapped).toBe(tapped)
  expect(b.in('graveyard', name, 'A')).toBe(true)
})
