import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glissa Sunslayer] removes up to three counters from a permanent', () => {
  const b = board({
    a: { battlefield: ['Glissa Sunslayer'] },
    b: { battlefield: [{ card: 'Hill Giant', counters: { '+1/+1': 4 } }] },
  })
  b.reply('mode', [1]).reply('number', 3).option('chooseWord', '3')
  b.attack('Glissa Sunslayer').aim(['Hill Giant']).damage()
  expect(b.counters('Hill Giant', '+1/+1')).toBe(1)
})
