import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

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
