import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Boggart Trawler // Boggart Bog] exiles a graveyard as a creature, and enters untapped as a land for 3 life', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Boggart Trawler // Boggart Bog'] },
    b: { graveyard: ['Shock'] },
  })
  b.aim(['B']).cast('Boggart Trawler').resolveAll()
  expect(b.in('exile', 'Shock')).toBe(true)
})
