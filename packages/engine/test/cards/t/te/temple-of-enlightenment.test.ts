import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Temple of Enlightenment] enters tapped and scries', () => {
  const b = board({ a: { hand: ['Temple of Enlightenment'], library: ['Forest', 'Island'] } })
  b.reply('arrange', [[], [0]])
    .play('Temple of Enlightenment')
    .resolve()
  expect([b.object('Temple of Enlightenment').tapped, b.names('library', 'A')]).toEqual([true, ['Island', 'Forest']])
})
