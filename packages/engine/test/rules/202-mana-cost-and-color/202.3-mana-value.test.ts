import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 202.3e] on the stack the mana value counts X: Prohibit looks at it', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Banefire'] },
    b: { battlefield: ['2 Island'], hand: ['Prohibit'] },
  })
  b.reply('x', 2).cast('Banefire', { targets: ['B'] })
  b.turnTo('B').cast('Prohibit').resolveAll()
  expect(b.life('B')).toBe(18)
})
