import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flooded Strand] finds a Plains or Island card for 1 life and itself', () => {
  const b = board({ a: { battlefield: ['Flooded Strand'], library: ['Forest', 'Tundra', 'Shock'] } })
  b.pick('chooseFound', 'Tundra').activate('Flooded Strand').resolve()
  expect(b.in('battlefield', 'Tundra', 'A')).toBe(true)
  expect(b.in('graveyard', 'Flooded Strand', 'A')).toBe(true)
  expect(b.life('A')).toBe(19)
})

it('[Flooded Strand] does not find a Forest', () => {
  const b = board({ a: { battlefield: ['Flooded Strand'], library: ['Forest'] } })
  b.activate('Flooded Strand').resolve()
  expect(b.names('library', 'A')).toEqual(['Forest'])
})
