import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

const seven = ['7 Duress']

it('[Cabal Pit] adds {B} and deals 1 damage to its controller', () => {
  const b = board({ a: { battlefield: ['Cabal Pit'] } })
  b.tapForMana('Cabal Pit')
  expect([b.pool('A'), b.life('A')]).toEqual(['{B}', 19])
})

it('[Cabal Pit] gives -2/-2 for {B} and itself with seven cards in the graveyard', () => {
  const b = board({
    a: { battlefield: ['Cabal Pit', 'Swamp'], graveyard: seven },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.activate('Cabal Pit', { targets: ['Hill Giant'] })
  expect(b.in('graveyard', 'Cabal Pit', 'A')).toBe(true)
  b.resolve()
  expect(b.pt('Hill Giant')).toBe('1/1')
})

it('[Cabal Pit] cannot be used so with six cards in the graveyard', () => {
  const b = board({
    a: { battlefield: ['Cabal Pit', 'Swamp'], graveyard: ['6 Duress'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  expect(b.can('activate', 'Cabal Pit')).toBe(false)
})

it('[Dust Bowl] destroys a nonbasic land for {3} and a land, which may be itself', () => {
  const b = board({
    a: { battlefield: ['Dust Bowl', '3 Swamp'] },
    b: { battlefield: ['Wasteland', 'Forest'] },
  })
  b.pick('sacrifice', 'Dust Bowl').activate('Dust Bowl', { targets: ['Wasteland'] })
  expect(b.names('graveyard', 'A')).toEqual(['Dust Bowl'])
  b.resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Forest'])
})

it('[Dust Bowl] cannot target a basic land', () => {
  const b = board({
    a: { battlefield: ['Dust Bowl', '4 Swamp'] },
    b: { battlefield: ['Forest', 'Wasteland'] },
  })
  const seen = offers(b, 'target', 'Wasteland')
  b.activate('Dust Bowl')
  expect(seen).toEqual(['Dust Bowl', 'Wasteland'])
})

it('[Spawning Pool] enters tapped', () => {
  const b = board({ a: { hand: ['Spawning Pool'] } })
  b.play('Spawning Pool')
  expect(b.object('Spawning Pool').tapped).toBe(true)
})

it('[Spawning Pool] becomes a 1/1 black Skeleton until end of turn and is still a land', () => {
  const b = board({ a: { battlefield: ['Spawning Pool'], mana: '{B}{B}' } })
  b.activate('Spawning Pool').resolve()
  expect(b.pt('Spawning Pool')).toBe('1/1')
  expect(b.c('Spawning Pool').subtypes).toEqual(['Skeleton'])
  b.tapForMana('Spawning Pool')
  expect(b.pool('A')).toBe('{B}')
  b.to('upkeep', 4)
  expect(b.c('Spawning Pool').subtypes).toEqual([])
})

it('[Spawning Pool] regenerates for {B} while it is a creature', () => {
  const b = board({
    a: { battlefield: ['Spawning Pool', '3 Swamp'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.activate('Spawning Pool').resolve().activate('Spawning Pool', { nth: 1 }).resolve()
  b.turnTo('B')
    .cast('Shock', { targets: ['Spawning Pool'] })
    .resolve()
  expect(b.in('battlefield', 'Spawning Pool', 'A')).toBe(true)
  expect(b.object('Spawning Pool').tapped).toBe(true)
})
