import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Battlefield Improvisation] attaches any number of Equipment to an attacking creature', () => {
  const b = board({
    a: {
      hand: ['Battlefield Improvisation'],
      battlefield: ['2 Plains', 'Memnite', 'Bonesplitter', 'Short Sword', 'Vulshok Morningstar'],
    },
  })
  b.attack('Memnite').pick('choose', 'Bonesplitter', 'Short Sword')
  b.cast('Battlefield Improvisation', { targets: ['Memnite'] }).resolve()
  expect(b.pt('Memnite')).toBe('6/4')
})

it('[Battlefield Improvisation] attaches nothing to a creature that does not attack', () => {
  const b = board({ a: { hand: ['Battlefield Improvisation'], battlefield: ['2 Plains', 'Memnite', 'Bonesplitter'] } })
  expect(
    b
      .cast('Battlefield Improvisation', { targets: ['Memnite'] })
      .resolve()
      .pt('Memnite'),
  ).toBe('3/3')
})
