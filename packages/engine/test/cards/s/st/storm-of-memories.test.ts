import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Storm of Memories] casts a random cheap instant or sorcery from the graveyard, which is then exiled', () => {
  const b = board({
    a: {
      hand: ['Storm of Memories'],
      graveyard: ['Lightning Bolt', 'Time Ebb', 'Grizzly Bears', 'Inferno'],
      mana: '{R}{R}{R}{R}{R}',
    },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Storm of Memories').resolve().yes().resolveAll()
  expect(b.in('graveyard', 'Inferno', 'A')).toBe(true)
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.names('exile').length).toBe(1)
})
