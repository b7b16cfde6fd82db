import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Horned Loch-Whale] enters tapped unless it's your turn", () => {
  const enters = (active: 0 | 1) => {
    const b = board({ active, a: { hand: ['Horned Loch-Whale'], battlefield: ['6 Island'] } })
    b.turnTo('A').cast('Horned Loch-Whale').resolve()
    return b.object('Horned Loch-Whale').tapped
  }
  expect([enters(0), enters(1)]).toEqual([false, true])
})

it('[Horned Loch-Whale] has the owner put an attacker on the top or bottom of their library', () => {
  const b = board({
    active: 1,
    a: { hand: ['Horned Loch-Whale'], battlefield: ['2 Island'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack('Hill Giant').turnTo('A')
  b.reply('mode', [1], 'B')
    .cast('Lagoon Breach', { targets: ['Hill Giant'] })
    .resolve()
  expect([b.names('library', 'B').at(-1), b.in('exile', 'Horned Loch-Whale')]).toEqual(['Hill Giant', true])
})
