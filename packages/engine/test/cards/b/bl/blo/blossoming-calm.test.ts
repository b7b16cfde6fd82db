import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blossoming Calm] gives its controller hexproof until their next turn', () => {
  const b = board({
    a: { hand: ['Blossoming Calm'], battlefield: ['Plains'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
  })
  b.cast('Blossoming Calm').resolve()
  expect([b.life('A'), b.in('exile', 'Blossoming Calm')]).toEqual([22, true])
  b.to('main1', 4).cast('Lava Spike').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([22, 17])
})
