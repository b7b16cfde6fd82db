import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thran Power Suit] counts what is attached to the equipped creature', () => {
  const on = (card: string) => ({ card, attachedTo: 'Grizzly Bears' })
  const b = board({ a: { battlefield: ['Grizzly Bears', on('Thran Power Suit'), on('Rancor'), 'Bonesplitter'] } })
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'ward')]).toEqual(['6/4', true])
})
