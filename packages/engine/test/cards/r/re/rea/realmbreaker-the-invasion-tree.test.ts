import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Realmbreaker, the Invasion Tree] takes a land of the opponent, which is exiled when it leaves', () => {
  const b = board({
    a: { hand: ['Stone Rain'], battlefield: ['Realmbreaker, the Invasion Tree', '4 Mountain', 'Wastes'] },
    b: { library: ['Forest', 'Shock', 'Opt', '3 Wastes'] },
  })
  b.activate('Realmbreaker, the Invasion Tree', { targets: ['B'] }).resolve()
  expect([b.in('battlefield', 'Forest', 'A'), b.object('Forest').tapped]).toEqual([true, true])
  b.cast('Stone Rain', { targets: ['Forest'] }).resolve()
  expect(b.in('exile', 'Forest', 'B')).toBe(true)
})
