import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Secrets of the Dead] draws for a spell cast from your graveyard', () => {
  const b = board({
    a: {
      hand: ['Shock'],
      graveyard: ['Wild Hunger'],
      battlefield: ['Secrets of the Dead', 'Grizzly Bears', '5 Mountain'],
    },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.names('hand', 'A').length).toBe(0)
  b.cast('Wild Hunger', { targets: ['Grizzly Bears'], method: 'flashback' }).resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})
