import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deathreap Ritual] may draw a card at each end step after a creature died', () => {
  const b = board({
    a: { battlefield: ['Deathreap Ritual', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.cast('Shock', { targets: ['Gray Ogre'] })
    .resolve()
    .yes()
    .to('end')
    .resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})
