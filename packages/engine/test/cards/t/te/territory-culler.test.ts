import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Territory Culler] puts a creature card from the top of your library into your hand', () => {
  const b = board({
    a: { battlefield: ['Territory Culler'], hand: ['Forest'], library: ['Grizzly Bears', 'Shock'] },
  })
  b.play('Forest').yes().resolve()
  expect(b.in('hand', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.names('library', 'A')).toEqual(['Shock'])
})

it('[Territory Culler] puts any other card into your graveyard, if you want', () => {
  const b = board({ a: { battlefield: ['Territory Culler'], hand: ['2 Forest'], library: ['Shock', 'Grizzly Bears'] } })
  b.play('Forest').yes().resolve()
  expect(b.in('graveyard', 'Shock', 'A')).toBe(true)
})
