import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Dromoka's Command] prevents a spell's damage and puts a counter", () => {
  const b = board({
    active: 1,
    a: { hand: ["Dromoka's Command"], battlefield: ['Forest', 'Plains', 'Memnite'] },
    b: { hand: ['Pyroclasm'], battlefield: ['2 Mountain'] },
  })
  b.cast('Pyroclasm').turnTo('A').reply('mode', [0, 2])
  b.cast("Dromoka's Command", { targets: ['Pyroclasm', 'Memnite'] }).resolveAll()
  expect(b.pt('Memnite')).toBe('2/2')
})
