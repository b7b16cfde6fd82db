import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lazotep Quarry] makes a 4/4 black Zombie of a creature card with mana value X', () => {
  const b = board({ a: { battlefield: ['Lazotep Quarry', 'Desert', '4 Wastes'], graveyard: ['Grizzly Bears'] } })
  b.reply('x', 2)
    .pick('sacrifice', 'Desert')
    .activate('Lazotep Quarry', { targets: ['Grizzly Bears'] })
    .resolve()
  expect([b.pt('Grizzly Bears'), b.c('Grizzly Bears').subtypes]).toEqual(['4/4', ['Zombie']])
})
