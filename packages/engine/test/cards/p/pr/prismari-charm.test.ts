import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Prismari Charm] deals 1 damage to each of two targets', () => {
  const b = board({
    a: { battlefield: ['Island', 'Mountain'], hand: ['Prismari Charm'] },
    b: { battlefield: ['Memnite'] },
  })
  b.reply('mode', [1])
    .cast('Prismari Charm', { targets: ['Memnite,B'] })
    .resolve()
  expect([b.life('B'), b.in('graveyard', 'Memnite')]).toEqual([19, true])
})
