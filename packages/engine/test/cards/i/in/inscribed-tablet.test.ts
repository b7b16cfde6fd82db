import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Inscribed Tablet] finds a land card, or draws a card where there is none', () => {
  for (const [library, hand] of [
    [['Shock', 'Forest', '5 Grizzly Bears'], 'Forest'],
    [['5 Shock', 'Grizzly Bears'], 'Grizzly Bears'],
  ] as const) {
    const b = board({ a: { battlefield: ['Inscribed Tablet', 'Mountain'], library } })
    b.activate('Inscribed Tablet').resolve()
    expect(b.names('hand', 'A')).toEqual([hand])
  }
})
