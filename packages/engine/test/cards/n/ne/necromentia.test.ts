import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Necromentia] gives Zombies for cards from the hand, and no basic land card name can be chosen', () => {
  const b = board({
    a: { hand: ['Necromentia'], battlefield: ['3 Swamp'] },
    b: { hand: ['2 Memnite'], library: ['Forest'] },
  })
  b.reply('chooseName', 'Memnite')
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates : []))
  b.cast('Necromentia').resolve()
  expect(b.count('battlefield', 'Zombie Token', 'B')).toBe(2)
  const c = board({ a: { hand: ['Necromentia'], battlefield: ['3 Swamp'] }, b: { hand: ['Memnite'] } })
  c.reply('chooseName', 'Forest')
  expect(() => c.cast('Necromentia').resolve()).toThrow('may be chosen')
})
