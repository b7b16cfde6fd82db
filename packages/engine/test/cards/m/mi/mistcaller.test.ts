import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mistcaller] exiles creatures that would enter without being cast, until end of turn', () => {
  const b = board({
    a: { hand: ['Reanimate', 'Memnite'], graveyard: ['Serra Angel'], battlefield: ['Swamp'] },
    b: { battlefield: ['Mistcaller'] },
  })
  b.cast('Reanimate', { targets: ['Serra Angel'] })
    .turnTo('B')
    .activate('Mistcaller')
    .resolveAll()
  expect(b.in('exile', 'Serra Angel')).toBe(true)
  b.turnTo('A').cast('Memnite').resolveAll()
  expect(b.in('battlefield', 'Memnite')).toBe(true)
})
