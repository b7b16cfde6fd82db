import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Heap Doll] exiles a card from a graveyard', () => {
  const b = board({ a: { battlefield: ['Heap Doll'] }, b: { graveyard: ['Shock'] } })
  b.activate('Heap Doll').resolve()
  expect(b.in('exile', 'Shock', 'B')).toBe(true)
})
