import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bile Urchin] is sacrificed for it', () => {
  const b = board({ a: { battlefield: ['Bile Urchin'] } })
  b.activate('Bile Urchin', { targets: ['B'] }).resolve()
  expect(b.in('graveyard', 'Bile Urchin', 'A')).toBe(true)
})
