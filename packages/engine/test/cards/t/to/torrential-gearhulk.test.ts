import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Torrential Gearhulk] casts an instant from your graveyard, which is exiled afterwards', () => {
  const b = board({
    a: { hand: ['Torrential Gearhulk'], battlefield: ['6 Island'], graveyard: ['Opt', 'Shock'] },
  })
  b.yes().pick('target', 'Shock').pick('target', 'B').cast('Torrential Gearhulk').resolveAll()
  expect([b.life('B'), b.names('exile', 'A'), b.names('graveyard', 'A')]).toEqual([18, ['Shock'], ['Opt']])
})
