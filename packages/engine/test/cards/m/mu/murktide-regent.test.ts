import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Murktide Regent] counts the instants and sorceries exiled to cast it', () => {
  const b = board({ a: { hand: ['Murktide Regent'], battlefield: ['2 Island'], graveyard: ['3 Shock', '2 Memnite'] } })
  b.cast('Murktide Regent').resolve()
  expect([b.pt('Murktide Regent'), b.names('graveyard', 'A').length]).toEqual(['6/6', 0])
})

it('[Murktide Regent] grows when an instant or sorcery card leaves the graveyard', () => {
  const b = board({
    a: { hand: ["Tormod's Crypt"], battlefield: ['Murktide Regent'], graveyard: ['2 Shock', 'Memnite'] },
  })
  b.cast("Tormod's Crypt")
    .resolve()
    .activate("Tormod's Crypt", { targets: ['A'] })
    .resolveAll()
  expect(b.pt('Murktide Regent')).toBe('5/5')
})
