import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Krovikan Horror] returns to hand with a creature card directly above it in the graveyard', () => {
  const hand = (...graveyard: string[]) => board({ a: { graveyard } }).yes().to('end').resolveAll().names('hand', 'A')
  expect(hand('Krovikan Horror', 'Memnite')).toEqual(['Krovikan Horror'])
  expect([hand('Memnite', 'Krovikan Horror'), hand('Krovikan Horror', 'Shock', 'Memnite')]).toEqual([[], []])
})

it('[Krovikan Horror] deals 1 damage for a sacrificed creature, perhaps itself', () => {
  const b = board({ a: { battlefield: ['Krovikan Horror', 'Swamp'] } })
  b.activate('Krovikan Horror', { targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Krovikan Horror')]).toEqual([19, true])
})
