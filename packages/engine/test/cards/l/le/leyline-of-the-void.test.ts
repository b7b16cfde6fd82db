import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Leyline of the Void] exiles cards that would go to an opponent's graveyard, not yours", () => {
  const b = board({
    a: { battlefield: ['Leyline of the Void', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('exile', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.in('graveyard', 'Shock', 'A')).toBe(true)
})

it('Leyline of the Void leaves its controller’s own graveyard alone', () => {
  const b = board({ a: { battlefield: ['Leyline of the Void', 'Mountain'], hand: ['Lightning Bolt'] } })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'A')).toEqual(['Lightning Bolt'])
})
