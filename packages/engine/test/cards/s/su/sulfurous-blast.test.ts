import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sulfurous Blast] deals 3 damage in your main phase, and 2 otherwise', () => {
  const life = (step: 'main1' | 'beginCombat') => {
    const b = board({ a: { hand: ['Sulfurous Blast'], battlefield: ['4 Mountain', 'Hill Giant'] } })
    b.to(step).cast('Sulfurous Blast').resolve()
    return [b.life('A'), b.life('B'), b.in('battlefield', 'Hill Giant')]
  }
  expect([life('main1'), life('beginCombat')]).toEqual([
    [17, 17, false],
    [18, 18, true],
  ])
})
