import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ertai Resurrected] destroys a creature whose controller draws', () => {
  const b = board({
    a: { hand: ['Ertai Resurrected'], battlefield: ['4 Underground Sea'] },
    b: { battlefield: ['Memnite'] },
  })
  b.reply('mode', [1]).cast('Ertai Resurrected').aim(['Memnite']).resolveAll()
  expect([b.in('graveyard', 'Memnite'), b.names('hand', 'B').length]).toEqual([true, 1])
})
