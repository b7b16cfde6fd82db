import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phantasmal Image] copies a creature and is sacrificed when it becomes a target', () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Forest'], hand: ['Phantasmal Image', 'Giant Growth'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Phantasmal Image').resolve()
  const image = b.game.state.battlefield.at(-1)!
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.reply('target', [image]).cast('Giant Growth').resolve()
  expect(b.in('graveyard', 'Phantasmal Image', 'A')).toBe(true)
})

it('[Phantasmal Image] is an Illusion besides', () => {
  const b = board({
    a: { battlefield: ['2 Island'], hand: ['Phantasmal Image'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Phantasmal Image').resolve()
  expect([...b.c('Grizzly Bears#2').subtypes].sort()).toEqual(['Bear', 'Illusion'])
})

it('[Phantasmal Image] copied by Clone hands on its weakness', () => {
  const b = board({
    a: { battlefield: ['6 Island', 'Forest'], hand: ['Phantasmal Image', 'Clone', 'Giant Growth'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Phantasmal Image').resolve()
  const image = b.id('Grizzly Bears#2')
  b.reply('copy', [0]).reply('copy', [image]).cast('Clone').resolve()
  const clone = b.game.state.battlefield.at(-1)!
  b.reply('target', [clone]).cast('Giant Growth').resolve()
  expect(b.in('graveyard', 'Clone', 'A')).toBe(true)
})

it('Phantasmal Image is sacrificed when it becomes a target, and the spell finds nothing', () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Serra Angel', 'Forest'], hand: ['Phantasmal Image', 'Giant Growth'] },
  })
  b.yes('copy').cast('Phantasmal Image').resolve()
  b.cast('Giant Growth', { targets: ['Serra Angel#2'] })
  expect(b.game.state.stack.length).toBe(2)
  b.resolveAll()
  expect(b.in('graveyard', 'Phantasmal Image', 'A')).toBe(true)
})
