import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Rite of Replication] makes a copy, five when kicked', () => {
  const one = board({
    a: { battlefield: ['9 Island'], hand: ['Rite of Replication'] },
    b: { battlefield: ['Hill Giant'] },
  })
  one.no('kicker').cast('Rite of Replication').resolve()
  expect(one.count('battlefield', 'Hill Giant', 'A')).toBe(1)
  const five = board({
    a: { battlefield: ['9 Island'], hand: ['Rite of Replication'] },
    b: { battlefield: ['Hill Giant'] },
  })
  five.yes('kicker').cast('Rite of Replication').resolve()
  expect(five.count('battlefield', 'Hill Giant', 'A')).toBe(5)
})

it('[Rite of Replication] kicked costs {5} more', () => {
  const b = board({
    a: { battlefield: ['8 Island'], hand: ['Rite of Replication'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.yes('kicker').cast('Rite of Replication').resolve()
  expect(b.count('battlefield', 'Hill Giant', 'A')).toBe(1)
})

it('[Clone] enters as a copy of a creature', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Clone'] }, b: { battlefield: ['Serra Angel'] } })
  b.cast('Clone').resolve()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
})

it('[Clone] may copy nothing and dies', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Clone'] }, b: { battlefield: ['Serra Angel'] } })
  b.no('copy').cast('Clone').resolve()
  expect(b.in('graveyard', 'Clone', 'A')).toBe(true)
})

it('[Clone] of a creature with an enter trigger triggers it', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Clone'] }, b: { battlefield: ['Wall of Omens'] } })
  b.cast('Clone').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

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

it('[Clever Impersonator] copies any nonland permanent', () => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: ['Clever Impersonator'] },
    b: { battlefield: ['Glorious Anthem', 'Forest'] },
  })
  b.cast('Clever Impersonator').resolve()
  expect(b.in('battlefield', 'Glorious Anthem', 'A')).toBe(true)
})
