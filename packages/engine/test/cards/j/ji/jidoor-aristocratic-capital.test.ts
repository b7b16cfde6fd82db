import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jidoor, Aristocratic Capital] enters tapped; its Adventure mills half a library, rounded down', () => {
  const b = board({
    a: { hand: ['Jidoor, Aristocratic Capital'], battlefield: ['6 Island'] },
    b: { library: ['7 Swamp'] },
  })
  b.cast('Overture', { targets: ['B'] }).resolve()
  expect([b.count('graveyard', 'Swamp', 'B'), b.in('exile', 'Jidoor, Aristocratic Capital')]).toEqual([3, true])
  b.act(b.legal().find(({ kind }) => kind === 'playLand')!)
  expect(b.object('Jidoor, Aristocratic Capital').tapped).toBe(true)
})
