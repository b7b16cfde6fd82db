import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Absolute Virtue] protects its controller from damage and targeting by opponents', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain', 'Hill Giant'] },
    b: { battlefield: ['Absolute Virtue'] },
  })
  b.reply('target', (decision) => {
    if (decision.shape === 'objects') expect(decision.candidates).not.toContain(b.entity('B'))
    return [b.entity('A')]
  })
  b.cast('Shock').resolve()
  b.attack('Hill Giant').damage()
  expect([b.life('A'), b.life('B')]).toEqual([18, 20])
})
