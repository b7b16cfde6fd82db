import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Season of Gathering] grows a creature, destroys artifacts or enchantments, and draws', () => {
  const b = board({
    a: { hand: ['Season of Gathering'], battlefield: ['6 Forest', 'Hill Giant'] },
    b: { battlefield: ['Bonesplitter', 'Glorious Anthem'] },
  })
  b.reply('mode', [1]).reply('mode', [2]).cast('Season of Gathering').reply('mode', [0]).resolve()
  expect([
    b.in('graveyard', 'Bonesplitter'),
    b.in('battlefield', 'Glorious Anthem'),
    b.names('hand', 'A').length,
  ]).toEqual([true, true, 3])
})

it('[Season of Gathering] puts a counter on a creature for each pawprint', () => {
  const b = board({ a: { hand: ['Season of Gathering'], battlefield: ['6 Forest', 'Hill Giant'] } })
  for (let mode = 0; mode < 5; mode++) b.reply('mode', [0])
  b.cast('Season of Gathering').resolve()
  expect([b.pt('Hill Giant'), b.has('Hill Giant', 'trample')]).toEqual(['8/8', true])
})
