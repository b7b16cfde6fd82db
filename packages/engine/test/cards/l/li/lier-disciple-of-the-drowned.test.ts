import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lier, Disciple of the Drowned] gives flashback for the mana cost', () => {
  const b = board({ a: { battlefield: ['Lier, Disciple of the Drowned', 'Mountain'], graveyard: ['Shock'] } })
  b.cast('Shock', { method: 'flashback', targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('exile', 'Shock')]).toEqual([18, true])
})
