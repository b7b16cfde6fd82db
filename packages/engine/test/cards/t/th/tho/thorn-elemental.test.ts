import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thorn Elemental] may deal its damage to the player though it is blocked', () => {
  const fight = (answer: 0 | 1) => {
    const b = board({ a: { battlefield: ['Thorn Elemental'] }, b: { battlefield: ['Hill Giant'] } })
    b.attack('Thorn Elemental').block('Hill Giant>Thorn Elemental').reply('yesNo', [answer]).damage()
    return [b.life('B'), b.in('graveyard', 'Hill Giant', 'B')]
  }
  expect([fight(0), fight(1)]).toEqual([
    [13, false],
    [20, true],
  ])
})
