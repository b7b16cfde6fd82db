import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flashback] lets the card be cast from the graveyard for its mana cost', () => {
  const b = board({ a: { hand: ['Flashback'], battlefield: ['2 Mountain'], graveyard: ['Shock'] } })
  b.cast('Flashback', { targets: ['Shock'] }).resolve()
  b.cast('Shock', { method: 'flashback', targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('exile', 'Shock')]).toEqual([18, true])
})
