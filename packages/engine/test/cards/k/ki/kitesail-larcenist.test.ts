import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kitesail Larcenist] makes permanents Treasures for as long as it remains', () => {
  const b = board({
    a: { hand: ['Kitesail Larcenist'], battlefield: ['3 Island', 'Memnite'] },
    b: { battlefield: ['Serra Angel', 'Mountain'], hand: ['Lightning Bolt'] },
  })
  b.aim(['Memnite', 'Serra Angel']).cast('Kitesail Larcenist').resolve().resolve()
  expect([b.c('Serra Angel').subtypes, b.has('Serra Angel', 'flying')]).toEqual([['Treasure'], false])
  b.turnTo('B')
    .cast('Lightning Bolt', { targets: ['Kitesail Larcenist'] })
    .resolve()
  b.resolveAll()
  expect([b.in('graveyard', 'Kitesail Larcenist'), b.has('Serra Angel', 'flying')]).toEqual([true, true])
})
