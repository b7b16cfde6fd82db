import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ethersworn Canonist] allows one nonartifact spell each turn', () => {
  const b = board({ a: { hand: ['2 Shock', 'Memnite'], battlefield: ['Ethersworn Canonist', '2 Mountain'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect([b.can('cast', 'Shock'), b.can('cast', 'Memnite')]).toEqual([false, true])
})
