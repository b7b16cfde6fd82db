import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Liliana of the Veil] the player sacrifices the pile they choose', () => {
  const b = board({
    a: { battlefield: [{ card: 'Liliana of the Veil', counters: { loyalty: 6 } }] },
    b: { battlefield: ['Forest', 'Memnite', 'Sol Ring'] },
  })
  b.activate('Liliana of the Veil', { nth: 2, targets: ['B'] })
  b.reply('piles', [0]).reply('choosePile', [0], 'B').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Memnite', 'Sol Ring'])
})
