import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Corpse Dance] returns the top creature card until the next end step', () => {
  const b = board({
    a: { hand: ['Corpse Dance'], battlefield: ['3 Swamp'], graveyard: ['Serra Angel', 'Hill Giant', 'Shock'] },
  })
  b.cast('Corpse Dance').resolve()
  expect([b.in('battlefield', 'Hill Giant'), b.has('Hill Giant', 'haste')]).toEqual([true, true])
  b.to('upkeep', 4)
  expect([b.in('exile', 'Hill Giant'), b.in('graveyard', 'Serra Angel')]).toEqual([true, true])
})
