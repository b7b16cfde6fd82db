import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ajani, Outland Chaperone] puts small permanents from the top of the library onto the battlefield', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Ajani, Outland Chaperone', counters: { loyalty: 8 } }],
      life: 4,
      library: ['Memnite', 'Serra Angel', 'Shock', 'Grizzly Bears', 'Savannah Lions'],
    },
  })
  b.reply('choose', (decision) => (decision.shape === 'objects' ? decision.candidates : []))
  b.activate('Ajani, Outland Chaperone', { nth: 2 }).resolve()
  expect(b.names('battlefield', 'A').sort()).toEqual(['Grizzly Bears', 'Memnite'])
})

it('[Ajani, Outland Chaperone] damages tapped creatures only', () => {
  const b = board({
    a: { battlefield: ['Ajani, Outland Chaperone'] },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }, 'Memnite'] },
  })
  b.activate('Ajani, Outland Chaperone', { nth: 1 }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Memnite'])
})
