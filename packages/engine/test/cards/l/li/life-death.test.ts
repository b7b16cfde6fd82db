import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Life // Death] returns a creature card for life equal to its mana value', () => {
  const b = board({ a: { hand: ['Life // Death'], battlefield: ['2 Swamp'], graveyard: ['Serra Angel'] } })
  b.cast('Death', { targets: ['Serra Angel'] }).resolve()
  expect([b.in('battlefield', 'Serra Angel'), b.life('A')]).toEqual([true, 15])
})

it('[Life // Death] makes all your lands 1/1 creatures that are still lands', () => {
  const b = board({ a: { hand: ['Life // Death'], battlefield: ['2 Forest'] }, b: { battlefield: ['Island'] } })
  b.cast('Life').resolve()
  expect([b.pt('Forest'), b.c('Island').types === b.c('Forest').types]).toEqual(['1/1', false])
})
