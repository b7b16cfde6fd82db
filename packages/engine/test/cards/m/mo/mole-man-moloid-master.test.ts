import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mole Man, Moloid Master] plays lands from the graveyard and makes Moloids for them', () => {
  const b = board({ a: { battlefield: ['Mole Man, Moloid Master'], graveyard: ['Forest'] } })
  b.act({ kind: 'playLand', object: b.id('Forest'), face: 0 }).resolveAll()
  expect([b.in('battlefield', 'Forest'), b.count('battlefield', 'Moloid')]).toEqual([true, 1])
})
