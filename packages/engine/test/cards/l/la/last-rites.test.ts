import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Last Rites] takes as many nonland cards as were discarded', () => {
  const b = board({
    a: { hand: ['Last Rites', '2 Forest'], battlefield: ['3 Swamp'] },
    b: { hand: ['Shock', 'Memnite', 'Divination', 'Forest'] },
  })
  b.cast('Last Rites', { targets: ['B'] })
  b.reply('choose', () => [b.id('Forest#1', 'hand'), b.id('Forest#2', 'hand')])
  b.pick('choose', 'Shock', 'Memnite').resolve()
  expect([b.names('hand', 'A'), b.names('hand', 'B')]).toEqual([[], ['Divination', 'Forest']])
})
