import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[Zoyowa Lava-Tongue] deals 3 damage where you descended and the opponent gives nothing', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Zoyowa Lava-Tongue', 'Raging Goblin', 'Mountain'] },
    b: { battlefield: ['Forest'] },
  })
  b.cast('Shock', { targets: ['Raging Goblin'] })
    .resolve()
    .reply('payOrNot', [1], 'B')
    .to('end')
    .resolveAll()
  expect(b.life('B')).toBe(17)
  const c = board({ a: { battlefield: ['Zoyowa Lava-Tongue'] }, b: { battlefield: ['Forest'] } })
  c.to('end').resolveAll()
  expect(c.life('B')).toBe(20)
})
