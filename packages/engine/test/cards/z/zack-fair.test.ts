import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 608.2h] [Zack Fair] gives its counters, and an Equipment that was attached to it, to another creature', () => {
  const b = board({
    a: {
      battlefield: [
        'Plains',
        { card: 'Zack Fair', counters: { '+1/+1': 2 } },
        { card: 'Short Sword', attachedTo: 'Zack Fair' },
        'Grizzly Bears',
      ],
    },
  })
  b.activate('Zack Fair', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('5/5')
})
