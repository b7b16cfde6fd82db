import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Huntmaster of the Fells] brings a Wolf and 2 life, and transforms when no spell was cast last turn', () => {
  const b = board({
    a: { battlefield: ['2 Mountain', '2 Forest'], hand: ['Huntmaster of the Fells'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Huntmaster of the Fells').resolveAll()
  expect(b.life('A')).toBe(22)
  expect(b.pt('Wolf Token')).toBe('2/2')
  b.aim(['B', 'Grizzly Bears']).to('upkeep', 5)
  expect(b.pt('Ravager of the Fells')).toBe('4/4')
  expect(b.life('B')).toBe(18)
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
})

it('[Huntmaster of the Fells] stays when a spell was cast last turn', () => {
  const b = board({ a: { battlefield: ['Huntmaster of the Fells', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .to('upkeep', 4)
  expect(b.in('battlefield', 'Huntmaster of the Fells', 'A')).toBe(true)
})

it("[Huntmaster of the Fells] transforms at the opponent's upkeep too", () => {
  const b = board({ a: { battlefield: ['Huntmaster of the Fells'] } })
  b.to('upkeep', 4)
  expect(b.in('battlefield', 'Ravager of the Fells', 'A')).toBe(true)
  expect(b.has('Ravager of the Fells', 'trample')).toBe(true)
  expect(b.life('B')).toBe(18)
})

it('[Huntmaster of the Fells] comes back with a Wolf and 2 life when a player cast two spells last turn', () => {
  const b = board({
    a: { battlefield: [{ card: 'Huntmaster of the Fells', face: 1 }, '2 Mountain'], hand: ['2 Shock'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolve()
    .to('upkeep', 4)
  expect(b.in('battlefield', 'Huntmaster of the Fells', 'A')).toBe(true)
  expect(b.count('battlefield', 'Wolf Token', 'A')).toBe(1)
  expect(b.life('A')).toBe(22)
})

it('[Huntmaster of the Fells] stays a Ravager when each player cast one spell', () => {
  const b = board({
    a: { battlefield: [{ card: 'Huntmaster of the Fells', face: 1 }, 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
    .to('upkeep', 4)
  expect(b.in('battlefield', 'Ravager of the Fells', 'A')).toBe(true)
})

it('[Huntmaster of the Fells] as a Ravager burns a creature of the player it burns only', () => {
  const b = board({
    a: { battlefield: ['Huntmaster of the Fells', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre', 'Forest'] },
  })
  const seen = offers(b, 'target', 'Hill Giant')
  b.to('upkeep', 4)
  expect(seen).toEqual(['Hill Giant', 'Gray Ogre'])
  expect(b.object('Hill Giant').damage).toBe(2)
})
