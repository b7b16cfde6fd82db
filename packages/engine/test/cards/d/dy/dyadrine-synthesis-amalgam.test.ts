import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dyadrine, Synthesis Amalgam] enters with a counter for each mana spent, and trades counters of two creatures for a card and a Robot', () => {
  const b = board({
    a: {
      hand: ['Dyadrine, Synthesis Amalgam'],
      battlefield: ['3 Forest', '2 Plains', { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }],
    },
  })
  b.reply('number', 3).cast('Dyadrine, Synthesis Amalgam').resolve()
  expect(b.counters('Dyadrine, Synthesis Amalgam', '+1/+1')).toBe(5)
  b.yes().attack('Grizzly Bears').resolveAll()
  expect([b.counters('Grizzly Bears', '+1/+1'), b.counters('Dyadrine, Synthesis Amalgam', '+1/+1')]).toEqual([0, 4])
  expect([b.names('hand', 'A').length, b.count('battlefield', 'Robot Token')]).toEqual([1, 1])
})

it('[Dyadrine, Synthesis Amalgam] does nothing for the counter of one creature alone', () => {
  const b = board({
    a: { battlefield: [{ card: 'Dyadrine, Synthesis Amalgam', counters: { '+1/+1': 4 } }, 'Grizzly Bears'] },
  })
  b.yes().attack('Grizzly Bears').resolveAll()
  expect([b.counters('Dyadrine, Synthesis Amalgam', '+1/+1'), b.names('hand', 'A')]).toEqual([4, []])
})
