import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Planar Genesis] puts a land onto the battlefield tapped, or a card into the hand', () => {
  const side = { hand: ['Planar Genesis'], battlefield: ['Forest', 'Island'], library: ['Taiga', 'Shock', '4 Memnite'] }
  const b = board({ a: side })
  b.cast('Planar Genesis').yes().resolve()
  expect(b.object('Taiga').tapped).toBe(true)
  const c = board({ a: side })
  c.cast('Planar Genesis').no().pick('choose', 'Shock').resolve()
  expect(c.names('hand', 'A')).toEqual(['Shock'])
})

it('[Planar Genesis] takes a card where there is no land', () => {
  const b = board({
    a: { hand: ['Planar Genesis'], battlefield: ['Forest', 'Island'], library: ['Shock', '4 Memnite'] },
  })
  b.cast('Planar Genesis').yes().pick('choose', 'Shock').resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock'])
})
