import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Ash, Party Crasher] grows when it attacks after two nonland permanents entered', () => {
  const b = board({ a: { battlefield: ['Ash, Party Crasher'], hand: ['2 Memnite'] } })
  b.cast('Memnite').resolve().cast('Memnite').resolve().attack('Ash, Party Crasher').resolve()
  expect(b.pt('Ash, Party Crasher')).toBe('3/3')
})

it('[Ash, Party Crasher] does not count lands', () => {
  const b = board({ a: { battlefield: ['Ash, Party Crasher'], hand: ['Memnite', 'Forest'] } })
  b.cast('Memnite').resolve().play('Forest').attack('Ash, Party Crasher').damage()
  expect(b.pt('Ash, Party Crasher')).toBe('2/2')
})

it('[Wurmcoil Engine] leaves two Wurms when it dies', () => {
  const b = board({ a: { battlefield: ['Wurmcoil Engine', '3 Swamp'], hand: ['Murder'] } })
  b.cast('Murder').resolveAll()
  expect([b.pt('Phyrexian Wurm Token'), b.pt('Phyrexian Wurm Token#2')]).toEqual(['3/3', '3/3'])
  expect(b.has('Phyrexian Wurm Token', 'deathtouch')).toBe(true)
  expect(b.has('Phyrexian Wurm Token#2', 'lifelink')).toBe(true)
})

it('[Wurmcoil Engine] gains life and kills what blocks it', () => {
  const b = board({ a: { battlefield: ['Wurmcoil Engine'] }, b: { battlefield: ['Indomitable Ancients'] } })
  b.attack('Wurmcoil Engine').block('Indomitable Ancients>Wurmcoil Engine').damage()
  expect(b.life('A')).toBe(26)
  expect(b.in('graveyard', 'Indomitable Ancients', 'B')).toBe(true)
})

it('[Asylum Visitor] draws a card and loses 1 life in the upkeep of a player without a hand', () => {
  const b = board({ a: { battlefield: ['Asylum Visitor'], hand: ['Forest'] } })
  b.to('upkeep', 4).resolveAll()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([19, 2])
  b.to('main1', 5)
  expect(b.life('A')).toBe(19)
  expect(b.has('Asylum Visitor', 'madness')).toBe(true)
})

it('[Nulldrifter] draws two cards when it is cast, also when countered', () => {
  const b = board({
    a: { battlefield: ['3 Island'], hand: ['Nulldrifter'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Nulldrifter', { method: 'alternative' }).resolve()
  b.turnTo('B').cast('Counterspell').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes', 'Wastes'])
  expect(b.in('graveyard', 'Nulldrifter', 'A')).toBe(true)
})

it('[Nulldrifter] flies and annihilates', () => {
  const b = board({ a: { battlefield: ['Nulldrifter'] }, b: { battlefield: ['Gray Ogre'] } })
  b.attack('Nulldrifter').resolveAll()
  expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
  expect(b.has('Nulldrifter', 'flying')).toBe(true)
})

it('[Vengeful Townsfolk] grows once for several other creatures that die together', () => {
  const b = board({ a: { battlefield: ['Vengeful Townsfolk', '2 Grizzly Bears', '2 Mountain'], hand: ['Pyroclasm'] } })
  b.cast('Pyroclasm').resolveAll()
  expect(b.pt('Vengeful Townsfolk')).toBe('4/4')
})

it('[It That Betrays] takes what the opponent sacrifices', () => {
  const b = board({ a: { battlefield: ['It That Betrays'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('It That Betrays').resolveAll()
  expect(b.names('battlefield', 'A').sort()).toEqual(['Gray Ogre', 'Hill Giant', 'It That Betrays'])
})

it('[Angel of Mercy] gains 3 life when it enters', () => {
  const b = board({ a: { battlefield: ['5 Plains'], hand: ['Angel of Mercy'] } })
  b.cast('Angel of Mercy').resolveAll()
  expect(b.life('A')).toBe(23)
  expect(b.has('Angel of Mercy', 'flying')).toBe(true)
})

it('[Apex Hawks] enters with a counter for each time it was kicked', () => {
  const b = board({ a: { battlefield: ['7 Plains'], hand: ['Apex Hawks'] } })
  b.yes('kicker').yes('kicker').cast('Apex Hawks').resolve()
  expect(b.pt('Apex Hawks')).toBe('4/4')
})

it("[Basri's Lieutenant] makes a Knight for each creature that dies with a +1/+1 counter", () => {
  const b = board({
    a: {
      battlefield: ["Basri's Lieutenant", { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }, 'Gray Ogre', '6 Swamp'],
      hand: ['2 Murder'],
    },
  })
  b.cast('Murder', { targets: ['Gray Ogre'] }).resolveAll()
  expect(b.in('battlefield', 'Knight Token')).toBe(false)
  b.cast('Murder', { targets: ['Grizzly Bears'] }).resolveAll()
  expect([b.pt('Knight Token'), b.has('Knight Token', 'vigilance')]).toEqual(['2/2', true])
})

it("[Basri's Lieutenant] puts a +1/+1 counter on a creature when it enters", () => {
  const b = board({ a: { battlefield: ['4 Plains', 'Grizzly Bears'], hand: ["Basri's Lieutenant"] } })
  b.cast("Basri's Lieutenant", { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})

it("[Basri's Lieutenant] has protection from multicolored", () => {
  const b = board({
    a: { battlefield: ["Basri's Lieutenant"] },
    b: { battlefield: ['Swamp', 'Mountain'], hand: ['Terminate'] },
  })
  b.turnTo('B')
  expect(b.can('cast', 'Terminate')).toBe(false)
})

it('[Drinker of Sorrow] costs a permanent when it deals combat damage, and does not block', () => {
  const b = board({ a: { battlefield: ['Drinker of Sorrow', 'Forest'] } })
  b.pick('sacrifice', 'Forest').attack('Drinker of Sorrow').damage()
  expect(b.in('graveyard', 'Forest', 'A')).toBe(true)
  const blocking = board({ a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['Drinker of Sorrow'] } })
  blocking.attack('Grizzly Bears').damage()
  expect(blocking.life('B')).toBe(18)
})

it('[Flameblade Angel] answers each source that damages you or yours', () => {
  const b = board({
    a: { battlefield: ['Flameblade Angel', 'Hill Giant'] },
    b: { battlefield: ['2 Mountain'], hand: ['2 Shock'] },
  })
  b.turnTo('B')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  b.turnTo('B')
    .cast('Shock', { targets: ['Hill Giant'] })
    .resolveAll()
  expect(b.life('B')).toBe(18)
})

it('[Hollowhenge Spirit] takes an attacker out of combat', () => {
  const b = board({
    a: { battlefield: ['Hill Giant'] },
    b: { battlefield: ['4 Plains'], hand: ['Hollowhenge Spirit'] },
  })
  b.attack('Hill Giant').turnTo('B').cast('Hollowhenge Spirit').resolveAll().damage()
  expect(b.life('B')).toBe(20)
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})

it('[Elenda, the Dusk Rose] grows with the dead, and leaves as many Vampires as its power', () => {
  const b = board({
    a: { battlefield: ['Elenda, the Dusk Rose', '6 Swamp'], hand: ['2 Murder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Murder', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.pt('Elenda, the Dusk Rose')).toBe('2/2')
  b.cast('Murder', { targets: ['Elenda, the Dusk Rose'] }).resolveAll()
  expect(b.count('battlefield', 'Vampire Token', 'A')).toBe(2)
  expect(b.has('Vampire Token', 'lifelink')).toBe(true)
})

it('[Midnight Reaper] draws a card and takes 1 damage for each nontoken creature of yours that dies', () => {
  const b = board({ a: { battlefield: ['Midnight Reaper', 'Gray Ogre', '2 Mountain'], hand: ['2 Shock'] } })
  b.cast('Shock', { targets: ['Gray Ogre'] }).resolveAll()
  expect([b.life('A'), b.in('hand', 'Wastes', 'A')]).toEqual([19, true])
})

it('[Soldier of the Pantheon] gains 1 life for a multicolored spell of an opponent, and is protected from it', () => {
  const b = board({
    a: { battlefield: ['Soldier of the Pantheon', 'Gray Ogre'] },
    b: { battlefield: ['Swamp', 'Mountain'], hand: ['Terminate'] },
  })
  b.turnTo('B').cast('Terminate').resolveAll()
  expect(b.life('A')).toBe(21)
  expect(b.names('battlefield', 'A')).toEqual(['Soldier of the Pantheon'])
})

it('[Dungeon Geists] keeps a creature tapped for as long as you control it', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Dungeon Geists'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Dungeon Geists').resolveAll().to('main1', 4)
  expect(b.object('Hill Giant').tapped).toBe(true)
})

it('[Dungeon Geists] lets it go when it leaves', () => {
  const b = board({
    a: { battlefield: ['4 Island', '3 Swamp'], hand: ['Dungeon Geists', 'Murder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Dungeon Geists')
    .resolveAll()
    .cast('Murder', { targets: ['Dungeon Geists'] })
    .resolve()
    .to('main1', 4)
  expect(b.object('Hill Giant').tapped).toBe(false)
})
