import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

it('[Control Magic] gives control of the enchanted creature while it lasts', () => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: ['Control Magic'] },
    b: { battlefield: ['Hill Giant', 'Seal of Cleansing'] },
  })
  b.cast('Control Magic').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.turnTo('B')
    .activate('Seal of Cleansing', { targets: ['Control Magic'] })
    .resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Control Magic] brings a creature that cannot attack at once', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Control Magic'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Control Magic').resolve()
  expect(() => b.attack('Hill Giant')).toThrow()
})

it('[Pacifism] keeps a creature from attacking and blocking', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', { card: 'Pacifism', attachedTo: 'Hill Giant' }] },
  })
  b.attack('Grizzly Bears')
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
  b.damage()
  expect(() => b.to('declareAttackers', 4).attack('Hill Giant')).toThrow()
})

it('[Pacifism] enchants creatures only', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Sol Ring'], hand: ['Pacifism'] } })
  expect(b.can('cast', 'Pacifism')).toBe(false)
})

it('[Pacifism] keeps a creature from attacking', () => {
  const b = board({
    a: { battlefield: ['Hill Giant', 'Grizzly Bears', { card: 'Pacifism', attachedTo: 'Hill Giant' }] },
  })
  b.to('declareAttackers')
  expect(() => b.attack('Hill Giant')).toThrow()
  b.attack('Grizzly Bears')
})

it('[Holy Strength] gives +1/+2', () => {
  const b = board({ a: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Holy Strength'] } })
  b.cast('Holy Strength').resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/4')
})

it('[Rancor] gives +2/+0 and trample, and returns to hand when its creature dies', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }], hand: ['Shock'] },
  })
  expect(b.pt('Grizzly Bears')).toBe('4/2')
  expect(b.has('Grizzly Bears', 'trample')).toBe(true)
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Rancor'])
})

it('[Rancor] countered does not return', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Rancor'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Rancor').turnTo('B').cast('Counterspell').resolveAll()
  expect(b.in('graveyard', 'Rancor', 'A')).toBe(true)
})

it('[Rancor] does not return when it is bounced or exiled, and enchants creatures only', () => {
  const b = board({ a: { battlefield: ['Forest', 'Grizzly Bears', 'Sol Ring', 'Gray Ogre'], hand: ['Rancor'] } })
  const seen = offers(b, 'target', 'Gray Ogre')
  b.cast('Rancor').resolve()
  expect(seen).toEqual(['Grizzly Bears', 'Gray Ogre'])
})

it('[Spreading Seas] draws a card and makes the land an Island without its abilities', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Spreading Seas'] }, b: { battlefield: ['Rishadan Port'] } })
  b.cast('Spreading Seas', { targets: ['Rishadan Port'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  expect(b.c('Rishadan Port').subtypes).toEqual(['Island'])
  b.turnTo('B').tapForMana('Rishadan Port')
  expect(b.pool('B')).toBe('{U}')
})

it('[Spreading Seas] enchants lands only', () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Sol Ring'], hand: ['Spreading Seas'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  const seen = offers(b, 'target', 'Island')
  b.cast('Spreading Seas')
  expect(seen).toEqual(['Island', 'Island'])
})

it.each([
  ['Bonesplitter', '4/2'],
  ['Short Sword', '3/3'],
])('[%s] makes an equipped Grizzly Bears %s and moves for {1}', (equipment, size) => {
  const b = board({ a: { battlefield: [equipment, 'Grizzly Bears', 'Hill Giant', '2 Forest'] } })
  b.activate(equipment, { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe(size)
  b.activate(equipment, { targets: ['Hill Giant'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})

it.each(['Bonesplitter', 'Short Sword'])('[%s] costs {1} to equip', (equipment) => {
  const b = board({ a: { battlefield: [equipment, 'Grizzly Bears'] } })
  expect(b.can('activate', equipment)).toBe(false)
})

it('[Bonesplitter] equips only at sorcery speed and only your creatures', () => {
  const b = board({ active: 1, a: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest'] } })
  b.turnTo('A')
  expect(b.can('activate', 'Bonesplitter')).toBe(false)
})
