import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tail Swipe] makes your creature larger in your main phase only', () => {
  const fight = (step: 'main1' | 'beginCombat') => {
    const b = board({
      a: { hand: ['Tail Swipe'], battlefield: ['Forest', 'Grizzly Bears'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.to(step)
      .cast('Tail Swipe', { targets: ['Grizzly Bears', 'Hill Giant'] })
      .resolve()
    return [b.in('battlefield', 'Grizzly Bears'), b.in('battlefield', 'Hill Giant')]
  }
  expect([fight('main1'), fight('beginCombat')]).toEqual([
    [false, false],
    [false, true],
  ])
})
