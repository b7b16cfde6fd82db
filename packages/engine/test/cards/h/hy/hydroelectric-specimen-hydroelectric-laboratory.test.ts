import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 115.7c] [Hydroelectric Specimen] becomes the target of a spell', () => {
  const b = board({
    a: { hand: ['Murder'], battlefield: ['3 Swamp'] },
    b: { hand: ['Hydroelectric Specimen'], battlefield: ['3 Island', 'Hill Giant'] },
  })
  b.cast('Murder', { targets: ['Hill Giant'] })
    .turnTo('B')
    .yes()
    .cast('Hydroelectric Specimen')
    .resolveAll()
  expect([b.in('battlefield', 'Hill Giant', 'B'), b.in('graveyard', 'Hydroelectric Specimen', 'B')]).toEqual([
    true,
    true,
  ])
})

it('[Hydroelectric Specimen] is no target of a spell that cannot target a creature', () => {
  const b = board({
    a: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
    b: { hand: ['Hydroelectric Specimen'], battlefield: ['3 Island'] },
  })
  b.cast('Lava Spike', { targets: ['B'] })
    .turnTo('B')
    .yes()
    .cast('Hydroelectric Specimen')
    .resolveAll()
  expect([b.life('B'), b.in('battlefield', 'Hydroelectric Specimen', 'B')]).toEqual([17, true])
})
