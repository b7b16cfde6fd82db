import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shatterskull Smashing] divides twice X damage if X is 6 or more', () => {
  const b = board({
    a: { hand: ['Shatterskull Smashing // Shatterskull, the Hammer Pass'], battlefield: ['8 Mountain'] },
    b: { battlefield: ['Serra Angel', 'Wall of Stone'] },
  })
  b.reply('x', 6)
  b.reply('divide', [4, 8])
  b.cast('Shatterskull Smashing', { targets: ['Serra Angel,Wall of Stone'] }).resolve()
  expect(b.names('battlefield', 'B')).toEqual([])
})
