import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Shivan Dragon] flies and gets +1/+0 for {R}', () => {
  const b = board({ a: { battlefield: ['Shivan Dragon', '2 Mountain'] } })
  b.activate('Shivan Dragon').resolve().activate('Shivan Dragon').resolve()
  expect(b.pt('Shivan Dragon')).toBe('7/5')
  expect(b.has('Shivan Dragon', 'flying')).toBe(true)
})

it('[Anaba Shaman] deals 1 damage to any target for {R} and its tapping', () => {
  const b = board({ a: { battlefield: ['Anaba Shaman', 'Mountain'] } })
  b.activate('Anaba Shaman', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
  expect(b.object('Anaba Shaman').tapped && b.object('Mountain').tapped).toBe(true)
})

it('[Royal Assassin] destroys tapped creatures only', () => {
  const b = board({
    a: { battlefield: ['Royal Assassin'] },
    b: { battlefield: ['Hill Giant', { card: 'Gray Ogre', tapped: true }] },
  })
  b.activate('Royal Assassin').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
})

it('[Arbor Elf] untaps a Forest', () => {
  const b = board({
    a: { battlefield: ['Arbor Elf', { card: 'Forest', tapped: true }, { card: 'Island', tapped: true }] },
  })
  b.activate('Arbor Elf').resolve()
  expect(b.object('Forest').tapped).toBe(false)
  expect(b.object('Island').tapped).toBe(true)
})

it('[Akroan Jailer] taps a creature', () => {
  const b = board({ a: { battlefield: ['Akroan Jailer', '3 Plains'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Akroan Jailer', { targets: ['Hill Giant'] }).resolve()
  expect(b.object('Hill Giant').tapped).toBe(true)
})

it.each(['Blood Bairn', 'Nantuko Husk'])('[%s] gets +2/+2 for a creature sacrificed', (name) => {
  const b = board({ a: { battlefield: [name, 'Grizzly Bears'] } })
  b.pick('sacrifice', 'Grizzly Bears').activate(name).resolve()
  expect(b.pt(name)).toBe('4/4')
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Blood Bairn] does not sacrifice itself; Nantuko Husk may', () => {
  const b = board({ a: { battlefield: ['Blood Bairn'] } })
  expect(b.can('activate', 'Blood Bairn')).toBe(false)
  const husk = board({ a: { battlefield: ['Nantuko Husk'] } })
  husk.activate('Nantuko Husk').resolve()
  expect(husk.in('graveyard', 'Nantuko Husk', 'A')).toBe(true)
})

it('[Isao, Enlightened Bushi] regenerates a Samurai, and has bushido 2', () => {
  const b = board({ a: { battlefield: ['Isao, Enlightened Bushi', '5 Swamp'], hand: ['Murder'] } })
  b.activate('Isao, Enlightened Bushi', { targets: ['Isao, Enlightened Bushi'] }).resolve()
  b.cast('Murder', { targets: ['Isao, Enlightened Bushi'] }).resolve()
  expect(b.in('battlefield', 'Isao, Enlightened Bushi', 'A')).toBe(true)
  expect(b.has('Isao, Enlightened Bushi', 'bushido')).toBe(true)
})

it('[Isao, Enlightened Bushi] cannot be countered', () => {
  const b = board({
    a: { battlefield: ['3 Forest'], hand: ['Isao, Enlightened Bushi'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Isao, Enlightened Bushi').turnTo('B').cast('Counterspell').resolveAll()
  expect(b.in('battlefield', 'Isao, Enlightened Bushi', 'A')).toBe(true)
})

it('[Brash Taunter] passes damage on to an opponent, once for the damage of two blockers', () => {
  const b = board({ a: { battlefield: ['Brash Taunter'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('Brash Taunter').block('Hill Giant>Brash Taunter', 'Gray Ogre>Brash Taunter').damage()
  expect(b.life('B')).toBe(15)
  expect(b.in('battlefield', 'Brash Taunter', 'A')).toBe(true)
})

it('[Brash Taunter] fights another creature', () => {
  const b = board({ a: { battlefield: ['Brash Taunter', '3 Mountain'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Brash Taunter', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.object('Hill Giant').damage).toBe(1)
  expect(b.life('B')).toBe(17)
})

it('[Spitemare] deals the damage it is dealt to any target', () => {
  const b = board({ a: { battlefield: ['Spitemare', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Spitemare'] })
    .aim(['B'])
    .resolveAll()
  expect(b.life('B')).toBe(18)
})

it('[Heavy Arbalest] lets the equipped creature deal 2 damage, and keeps it tapped', () => {
  const b = board({
    a: { battlefield: [{ card: 'Heavy Arbalest', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears'] },
  })
  b.activate('Grizzly Bears', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
  b.to('upkeep', 5)
  expect(b.object('Grizzly Bears').tapped).toBe(true)
})

it('[Reassembling Skeleton] comes back tapped from the graveyard', () => {
  const b = board({ a: { battlefield: ['2 Swamp'], graveyard: ['Reassembling Skeleton'] } })
  b.activate('Reassembling Skeleton', { zone: 'graveyard' }).resolve()
  expect(b.object('Reassembling Skeleton').tapped).toBe(true)
})

it('[Akroma, Angel of Fury] is turned up for {3}{R}{R}{R}, with protection from white and from blue', () => {
  const b = board({
    a: {
      battlefield: ['Akroma, Angel of Fury', 'Mountain', 'Plains', 'Island', 'Swamp', '2 Swamp'],
      hand: ['Swords to Plowshares', 'Unsummon', 'Murder'],
    },
  })
  expect(b.can('cast', 'Swords to Plowshares') || b.can('cast', 'Unsummon')).toBe(false)
  expect(b.can('cast', 'Murder')).toBe(true)
  expect(['flying', 'trample', 'morph'].every((word) => b.has('Akroma, Angel of Fury', word))).toBe(true)
  b.activate('Akroma, Angel of Fury').resolve()
  expect(b.pt('Akroma, Angel of Fury')).toBe('7/6')
})

it('[Akroma, Angel of Fury] cannot be countered', () => {
  const b = board({
    a: { battlefield: ['8 Mountain'], hand: ['Akroma, Angel of Fury'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Akroma, Angel of Fury').turnTo('B').cast('Counterspell').resolveAll()
  expect(b.in('battlefield', 'Akroma, Angel of Fury', 'A')).toBe(true)
})
