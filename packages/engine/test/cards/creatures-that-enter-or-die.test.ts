import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../src/continuous/characteristics.ts'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

it('[Wall of Omens] draws a card when it enters, and does not attack', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Wall of Omens'] } })
  b.cast('Wall of Omens').resolve().resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  expect(b.has('Wall of Omens', 'defender')).toBe(true)
})

it('[Elvish Visionary] draws a card when it enters', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Elvish Visionary'] } })
  b.cast('Elvish Visionary').resolve().resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Baleful Strix] draws a card when it enters and is an artifact', () => {
  const b = board({ a: { battlefield: ['Island', 'Swamp', '2 Plains'], hand: ['Baleful Strix', 'Disenchant'] } })
  b.cast('Baleful Strix').resolve().resolve()
  expect(b.in('hand', 'Wastes', 'A')).toBe(true)
  b.cast('Disenchant').resolve()
  expect(b.in('graveyard', 'Baleful Strix', 'A')).toBe(true)
})

it('[Baleful Strix] flies, has deathtouch, and draws one card on entering only', () => {
  const b = board({ a: { battlefield: ['Baleful Strix', '2 Plains'], hand: ['Disenchant'] } })
  expect(b.has('Baleful Strix', 'flying') && b.has('Baleful Strix', 'deathtouch')).toBe(true)
  b.cast('Disenchant').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Doomed Traveler] leaves a flying Spirit when it dies', () => {
  const b = board({ a: { battlefield: ['Mountain', 'Doomed Traveler'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
  expect(b.pt('Spirit Token')).toBe('1/1')
  expect(b.has('Spirit Token', 'flying')).toBe(true)
})

it('[Doomed Traveler] leaves one white Spirit to its controller, and none when exiled', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Plains', '2 Doomed Traveler'], hand: ['Shock', 'Swords to Plowshares'] },
  })
  b.cast('Swords to Plowshares', { targets: ['Doomed Traveler'] }).resolveAll()
  expect(b.count('battlefield', 'Spirit Token')).toBe(0)
  b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
  expect(b.count('battlefield', 'Spirit Token', 'A')).toBe(1)
  expect(b.c('Spirit Token').colors).toBe(COLOR_BIT.W)
})

it('[Kitchen Finks] gains 2 life each time it enters, and persists once', () => {
  const b = board({
    a: { battlefield: ['3 Forest', '3 Swamp', '2 Mountain'], hand: ['Kitchen Finks', 'Murder', 'Incinerate'] },
  })
  b.cast('Kitchen Finks').resolveAll()
  expect(b.life('A')).toBe(22)
  b.cast('Murder').resolveAll()
  expect(b.life('A')).toBe(24)
  expect(b.pt('Kitchen Finks')).toBe('2/1')
  b.cast('Incinerate', { targets: ['Kitchen Finks'] }).resolveAll()
  expect(b.in('graveyard', 'Kitchen Finks', 'A')).toBe(true)
})

it('[Soul Warden] gains 1 life whenever another creature enters, of any player', () => {
  const b = board({ a: { battlefield: ['Soul Warden'] }, b: { battlefield: ['2 Plains'], hand: ['Raise the Alarm'] } })
  b.turnTo('B').cast('Raise the Alarm').resolveAll()
  expect(b.life('A')).toBe(22)
})

it('[Soul Warden] does not count itself', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Soul Warden'] } })
  b.cast('Soul Warden').resolveAll()
  expect(b.life('A')).toBe(20)
})

it('[Soul Warden] gains nothing for a land, an enchantment, or a creature that leaves', () => {
  const b = board({
    a: { battlefield: ['Soul Warden', 'Island', 'Grizzly Bears'], hand: ['Forest', 'Exploration', 'Unsummon'] },
  })
  b.play('Forest').cast('Exploration').resolveAll()
  b.cast('Unsummon', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.life('A')).toBe(20)
})

it("[Ajani's Pridemate] grows once for each time you gain life, however much", () => {
  const b = board({ a: { battlefield: ["Ajani's Pridemate", 'Plains'], hand: ["Chaplain's Blessing"] } })
  b.cast("Chaplain's Blessing").resolveAll()
  expect(b.pt("Ajani's Pridemate")).toBe('3/3')
})

it("[Ajani's Pridemate] does not grow when the opponent gains life", () => {
  const b = board({
    active: 1,
    a: { battlefield: ["Ajani's Pridemate"] },
    b: { battlefield: ['Plains'], hand: ["Chaplain's Blessing"] },
  })
  b.cast("Chaplain's Blessing").resolveAll()
  expect(b.pt("Ajani's Pridemate")).toBe('2/2')
})

it('[Spike Feeder] enters with two counters and turns each into 2 life', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Spike Feeder'] } })
  b.cast('Spike Feeder').resolve()
  expect(b.pt('Spike Feeder')).toBe('2/2')
  b.activate('Spike Feeder', { nth: 1 }).activate('Spike Feeder', { nth: 1 }).resolveAll()
  expect(b.life('A')).toBe(24)
  expect(b.in('graveyard', 'Spike Feeder', 'A')).toBe(true)
})

it('[Spike Feeder] gives a counter to another creature for {2}', () => {
  const b = board({
    a: { battlefield: ['2 Forest', 'Grizzly Bears', { card: 'Spike Feeder', counters: { '+1/+1': 2 } }] },
  })
  b.activate('Spike Feeder', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
  expect(b.pt('Spike Feeder')).toBe('1/1')
})

it('[Spike Feeder] pays {2} to move a counter, to creatures only', () => {
  const b = board({
    a: { battlefield: [{ card: 'Spike Feeder', counters: { '+1/+1': 2 } }, '2 Forest', 'Grizzly Bears', 'Sol Ring'] },
  })
  const seen = offers(b, 'target', 'Grizzly Bears')
  b.activate('Spike Feeder')
  expect(seen).toEqual(['Spike Feeder', 'Grizzly Bears'])
  expect(b.object('Forest').tapped || b.object('Sol Ring').tapped).toBe(true)
})

it('[Servant of the Scale] hands its counters on when it dies', () => {
  const b = board({
    a: {
      battlefield: ['Mountain', 'Grizzly Bears', { card: 'Servant of the Scale', counters: { '+1/+1': 2 } }],
      hand: ['Shock'],
    },
  })
  b.cast('Shock', { targets: ['Servant of the Scale'] }).resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})

it('[Servant of the Scale] enters with one counter and gives it to a creature of yours', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Mountain', 'Grizzly Bears', 'Gray Ogre'], hand: ['Servant of the Scale', 'Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Servant of the Scale').resolve()
  expect(b.pt('Servant of the Scale')).toBe('1/1')
  b.cast('Shock', { targets: ['Servant of the Scale'] })
  const seen = offers(b, 'target', 'Gray Ogre')
  b.resolveAll()
  expect(seen).toEqual(['Grizzly Bears', 'Gray Ogre'])
  expect(b.pt('Gray Ogre')).toBe('3/3')
})

it('[Servant of the Scale] gives nothing when it is returned to hand', () => {
  const b = board({
    a: {
      battlefield: ['Island', 'Grizzly Bears', { card: 'Servant of the Scale', counters: { '+1/+1': 1 } }],
      hand: ['Unsummon'],
    },
  })
  b.cast('Unsummon', { targets: ['Servant of the Scale'] }).resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})

it('[Phantom Wurm] prevents damage and loses one counter for it', () => {
  const b = board({
    a: { battlefield: ['Mountain', { card: 'Phantom Wurm', counters: { '+1/+1': 4 } }], hand: ['Lightning Bolt'] },
  })
  b.cast('Lightning Bolt', { targets: ['Phantom Wurm'] }).resolve()
  expect(b.object('Phantom Wurm').damage).toBe(0)
  expect(b.pt('Phantom Wurm')).toBe('5/3')
})

it('[Phantom Wurm] enters with four counters', () => {
  const b = board({ a: { battlefield: ['6 Forest'], hand: ['Phantom Wurm'] } })
  b.cast('Phantom Wurm').resolve()
  expect(b.pt('Phantom Wurm')).toBe('6/4')
})

it('[Phantom Wurm] prevents no damage to others', () => {
  const b = board({
    a: { battlefield: ['Mountain', { card: 'Phantom Wurm', counters: { '+1/+1': 4 } }], hand: ['Lightning Bolt'] },
  })
  b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(17)
})

it('[Phantom Wurm] loses one counter for the damage of two blockers at once', () => {
  const b = board({
    a: { battlefield: [{ card: 'Phantom Wurm', counters: { '+1/+1': 4 } }] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.attack('Phantom Wurm').block('Hill Giant>Phantom Wurm', 'Gray Ogre>Phantom Wurm').damage()
  expect(b.counters('Phantom Wurm', '+1/+1')).toBe(3)
})

it('[Trusted Forcemage] pairs and gives both +1/+1', () => {
  const b = board({ a: { battlefield: ['3 Forest', 'Grizzly Bears'], hand: ['Trusted Forcemage'] } })
  b.cast('Trusted Forcemage').resolveAll()
  expect([b.pt('Grizzly Bears'), b.pt('Trusted Forcemage')]).toEqual(['3/3', '3/3'])
})

it('[Trusted Forcemage] loses the bonus when its partner leaves', () => {
  const b = board({
    a: { battlefield: ['Forest', '3 Plains', 'Grizzly Bears'], hand: ['Trusted Forcemage', 'Swords to Plowshares'] },
  })
  b.cast('Trusted Forcemage').resolveAll()
  b.cast('Swords to Plowshares', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.pt('Trusted Forcemage')).toBe('2/2')
})

it('[Trusted Forcemage] gives nothing to a third creature', () => {
  const b = board({ a: { battlefield: ['3 Forest', 'Grizzly Bears', 'Gray Ogre'], hand: ['Trusted Forcemage'] } })
  b.pick('choose', 'Grizzly Bears').cast('Trusted Forcemage').resolveAll()
  expect([b.pt('Grizzly Bears'), b.pt('Gray Ogre')]).toEqual(['3/3', '2/2'])
})

it('[Containment Priest] exiles creatures that enter without being cast', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Reanimate'], graveyard: ['Serra Angel'] },
    b: { battlefield: ['Containment Priest'] },
  })
  b.cast('Reanimate').resolve()
  expect(b.in('exile', 'Serra Angel', 'A')).toBe(true)
})

it('[Containment Priest] lets cast creatures and tokens enter', () => {
  const b = board({
    a: { battlefield: ['2 Forest', '2 Plains'], hand: ['Grizzly Bears', 'Raise the Alarm'] },
    b: { battlefield: ['Containment Priest'] },
  })
  b.cast('Grizzly Bears').resolve().cast('Raise the Alarm').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(2)
})

it('[Containment Priest] has flash and lets noncreature cards enter', () => {
  const b = board({
    a: { battlefield: ['4 Plains', '2 Plains'], hand: ['Replenish'], graveyard: ['Humility'] },
    b: { battlefield: ['2 Plains'], hand: ['Containment Priest'] },
  })
  b.cast('Replenish').turnTo('B').cast('Containment Priest').resolveAll()
  expect(b.in('battlefield', 'Containment Priest', 'B')).toBe(true)
  expect(b.in('battlefield', 'Humility', 'A')).toBe(true)
})

it('[Snapcaster Mage] gives an instant in your graveyard flashback for its mana cost', () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Mountain'], hand: ['Snapcaster Mage'], graveyard: ['Lightning Bolt'] },
  })
  b.cast('Snapcaster Mage').resolveAll()
  b.cast('Lightning Bolt', { method: 'flashback', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
  expect(b.in('exile', 'Lightning Bolt', 'A')).toBe(true)
})

it('[Snapcaster Mage] gives flashback until end of turn only', () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Mountain'], hand: ['Snapcaster Mage'], graveyard: ['Lightning Bolt'] },
  })
  b.cast('Snapcaster Mage').resolveAll().to('upkeep', 4).turnTo('A')
  expect(b.can('cast', 'Lightning Bolt')).toBe(false)
})

it('[Snapcaster Mage] has flash and reaches only instants and sorceries of your own graveyard', () => {
  const b = board({
    active: 1,
    a: {
      battlefield: ['2 Island'],
      hand: ['Snapcaster Mage'],
      graveyard: ['Lightning Bolt', 'Grizzly Bears', 'Pyroclasm'],
    },
    b: { graveyard: ['Shock'] },
  })
  const seen = offers(b, 'target', 'Pyroclasm')
  b.turnTo('A').cast('Snapcaster Mage').resolve()
  expect(seen).toEqual(['Lightning Bolt', 'Pyroclasm'])
})

it('[Snapcaster Mage] asks the mana cost for the flashback', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Snapcaster Mage'], graveyard: ['Lightning Bolt'] } })
  b.cast('Snapcaster Mage').resolveAll()
  expect(b.can('cast', 'Lightning Bolt')).toBe(false)
})
