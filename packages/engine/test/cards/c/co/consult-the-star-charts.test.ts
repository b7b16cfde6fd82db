import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Consult the Star Charts] takes two cards if it was kicked', () => {
  const b = board({
    a: { hand: ['Consult the Star Charts'], battlefield: ['4 Island'], library: ['Shock', 'Memnite', '4 Wastes'] },
  })
  b.yes('kicker').cast('Consult the Star Charts').pick('choose', 'Shock', 'Memnite').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Memnite', 'Shock'])
})
