import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Forging the Anchor] takes any number of artifacts out of five cards', () => {
  const b = board({
    a: {
      hand: ['Forging the Anchor'],
      battlefield: ['3 Island'],
      library: ['Sol Ring', 'Shock', 'Ornithopter', '4 Wastes'],
    },
  })
  b.pick('choose', 'Sol Ring', 'Ornithopter').cast('Forging the Anchor').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Ornithopter', 'Sol Ring'])
})
