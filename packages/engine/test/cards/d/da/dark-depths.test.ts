import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dark Depths] becomes Marit Lage without ice counters', () => {
  const b = board({ a: { battlefield: [{ card: 'Dark Depths', counters: { ice: 1 } }, '3 Wastes'] } })
  b.activate('Dark Depths').resolve().resolve()
  expect(b.in('graveyard', 'Dark Depths', 'A')).toBe(true)
  expect(b.pt('Marit Lage')).toBe('20/20')
})
