import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vedalken Shackles] holds a creature while it stays tapped', () => {
  const b = board({ a: { battlefield: ['Vedalken Shackles', '3 Island'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Vedalken Shackles', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.reply('choose', []).to('main1', 5)
  expect(b.object('Vedalken Shackles').tapped).toBe(!b.in('battlefield', 'Hill Giant', 'B'))
})
