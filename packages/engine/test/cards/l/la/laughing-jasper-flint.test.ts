import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Laughing Jasper Flint] exiles as many cards as you have outlaws, to be cast with any mana', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Laughing Jasper Flint', '2 Forest'] },
    b: { library: ['Shock', 'Island', '5 Wastes'] },
  })
  b.to('main1', 4)
  expect(b.names('exile')).toEqual(['Shock'])
  b.cast('Shock', { from: 'exile', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})

it('[Laughing Jasper Flint] makes creatures you control but do not own Mercenaries', () => {
  const b = board({
    a: { battlefield: ['Laughing Jasper Flint', '3 Mountain', 'Memnite'], hand: ['Threaten'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Threaten', { targets: ['Hill Giant'] }).resolve()
  expect([b.c('Hill Giant').subtypes, b.c('Memnite').subtypes]).toEqual([['Giant', 'Mercenary'], ['Construct']])
})
