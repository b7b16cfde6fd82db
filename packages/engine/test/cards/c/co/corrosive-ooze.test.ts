import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 608.2h] [Corrosive Ooze] destroys what was attached to a creature that has died in combat', () => {
  const b = board({
    a: { battlefield: ['Corrosive Ooze'] },
    b: { battlefield: ['Grizzly Bears', { card: 'Short Sword', attachedTo: 'Grizzly Bears' }] },
  })
  b.attack('Corrosive Ooze').block('Grizzly Bears>Corrosive Ooze').damage().to('main2')
  expect(b.in('graveyard', 'Short Sword', 'B')).toBe(true)
})
