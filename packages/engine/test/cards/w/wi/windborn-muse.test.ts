import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Windborn Muse] asks {2} for each attacker', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Windborn Muse'] },
    b: { battlefield: ['2 Grizzly Bears', '2 Forest'] },
  })
  b.attack('Grizzly Bears').to('endCombat')
  expect([b.life('A'), b.object('Forest').tapped]).toEqual([18, true])
  const poor = board({
    active: 1,
    a: { battlefield: ['Windborn Muse'] },
    b: { battlefield: ['Grizzly Bears', 'Forest'] },
  })
  expect(() => poor.attack('Grizzly Bears')).toThrow()
})
