import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'
import { watch } from '../../../../support/watch.ts'

const keeping = () =>
  board({
    a: { battlefield: ['4 Plains', 'Sol Ring', 'Grizzly Bears', 'Exploration'], hand: ['Cataclysm'] },
    b: { battlefield: ['2 Forest', 'Hill Giant', 'Llanowar Elves', 'Bonesplitter', 'Short Sword'] },
  })

it('[Cataclysm] leaves each player one artifact, one creature, one enchantment and one land of their choice', () => {
  const b = keeping()
  b.cast('Cataclysm')
  b.pick('choose', 'Plains').pick('choose', 'Short Sword').pick('choose', 'Hill Giant').pick('choose', 'Forest#2')
  b.resolve()
  expect(b.names('battlefield', 'A').sort()).toEqual(['Exploration', 'Grizzly Bears', 'Plains', 'Sol Ring'])
  expect(b.names('battlefield', 'B').sort()).toEqual(['Forest', 'Hill Giant', 'Short Sword'])
})

it('[CR 101.4] [Cataclysm] what both players sacrifice leaves at the same time', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Goblin Sharpshooter', 'Grizzly Bears'], hand: ['Cataclysm'] },
    b: { battlefield: ['Hill Giant', 'Llanowar Elves'] },
  })
  const seen = watch(b)
  b.cast('Cataclysm')
  b.pick('choose', 'Grizzly Bears').pick('choose', 'Plains').pick('choose', 'Hill Giant').resolve()
  expect(b.names('battlefield')).toEqual(['Plains', 'Grizzly Bears', 'Hill Giant'])
  expect(seen.count('triggered', 'A')).toBe(2)
})

it('[Cataclysm] one permanent may be kept as artifact and as creature', () => {
  const b = board({ a: { battlefield: ['4 Plains', 'Masticore', 'Sol Ring', 'Grizzly Bears'], hand: ['Cataclysm'] } })
  b.cast('Cataclysm').pick('choose', 'Masticore').pick('choose', 'Masticore').pick('choose', 'Plains').resolve()
  expect(b.names('battlefield', 'A').sort()).toEqual(['Masticore', 'Plains'])
})

it('[CR 701.21a] [Cataclysm] what is sacrificed does not survive by being indestructible', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Grizzly Bears'], hand: ['Cataclysm'] },
    b: { battlefield: ['Darksteel Relic', 'Sol Ring'] },
  })
  b.cast('Cataclysm')
    .reply('choose', () => [b.id('Plains')], 'A')
    .reply('choose', () => [b.id('Sol Ring')], 'B')
    .resolve()
  expect(b.in('graveyard', 'Darksteel Relic', 'B')).toBe(true)
})
