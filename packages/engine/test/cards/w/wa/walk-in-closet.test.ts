import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Walk-In Closet] lets spells be cast from the graveyard and exiles them once the cellar is unlocked', () => {
  const b = board({
    a: { hand: ['Walk-In Closet // Forgotten Cellar'], battlefield: ['7 Forest', 'Mountain'], graveyard: ['Shock'] },
  })
  b.cast('Forgotten Cellar').resolve().resolve()
  b.cast('Shock', { from: 'graveyard', targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('exile', 'Shock')]).toEqual([18, true])
})
