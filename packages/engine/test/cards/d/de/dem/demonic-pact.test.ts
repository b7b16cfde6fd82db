import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Demonic Pact] never offers a mode twice', () => {
  const b = board({ a: { battlefield: ['Demonic Pact'] }, active: 1, step: 'end', turn: 4 })
  const modes: number[] = []
  for (const turn of [5, 7, 9])
    b.reply('mode', (decision) => {
      modes.push(decision.shape === 'options' ? decision.options.length : 0)
      return [0]
    }).to('main1', turn)
  expect(modes).toEqual([4, 3, 2])
  b.to('main1', 11)
  expect(b.winner).toBe('B')
})
