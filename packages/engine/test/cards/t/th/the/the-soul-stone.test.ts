import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Soul Stone] returns a creature each upkeep once it is harnessed', () => {
  const b = board({
    a: { battlefield: ['The Soul Stone', '7 Swamp', 'Memnite'], graveyard: ['Hill Giant'] },
  })
  b.to('upkeep', 5)
  expect(b.in('battlefield', 'Hill Giant')).toBe(false)
  b.to('main1', 5).activate('The Soul Stone').resolve()
  expect(b.in('exile', 'Memnite')).toBe(true)
  b.to('draw', 7)
  expect([b.in('battlefield', 'Hill Giant'), b.has('The Soul Stone', 'indestructible')]).toEqual([true, true])
})
