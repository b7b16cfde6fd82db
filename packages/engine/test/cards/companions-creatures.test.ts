import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it.each([
  ['Silvercoat Lion', '2/2'],
  ['Memnite', '1/1'],
  ['Elite Vanguard', '2/1'],
  ['Balduvian Bears', '2/2'],
  ['Bear Cub', '2/2'],
  ['Runeclaw Bear', '2/2'],
  ['Goblin Piker', '2/1'],
  ['Goblin Roughrider', '3/2'],
  ['Pillarfield Ox', '2/4'],
  ['Craw Wurm', '6/4'],
  ['Hill Giant', '3/3'],
  ['Gray Ogre', '2/2'],
  ['Savannah Lions', '2/1'],
  ['Alpha Myr', '2/1'],
  ['Bronze Sable', '2/1'],
  ["Mons's Goblin Raiders", '1/1'],
  ['Isamaru, Hound of Konda', '2/2'],
])('[%s] is a %s without abilities', (name, size) => {
  const b = board({ a: { battlefield: [name] } })
  expect(b.pt(name)).toBe(size)
  expect(b.c(name).abilities).toEqual([])
})

it('[Isamaru, Hound of Konda] is legendary', () => {
  const b = board({ a: { battlefield: ['Plains', 'Isamaru, Hound of Konda'], hand: ['Isamaru, Hound of Konda'] } })
  b.cast('Isamaru, Hound of Konda').resolve()
  expect(b.count('battlefield', 'Isamaru, Hound of Konda', 'A')).toBe(1)
})

it.each([
  'Goblin Piker',
  'Goblin Roughrider',
  "Mons's Goblin Raiders",
  'Raging Goblin',
  'Boggart Brute',
  'Mogg Flunkies',
])('[%s] is a Goblin', (name) => {
  const b = board({ a: { battlefield: [name, 'Goblin Warchief'] } })
  expect(b.has(name, 'haste')).toBe(true)
})

it.each([
  ['Ornithopter', '0/2', ['flying']],
  ['Raging Goblin', '1/1', ['haste']],
  ['Serra Angel', '4/4', ['flying', 'vigilance']],
  ['Air Elemental', '4/4', ['flying']],
  ['White Knight', '2/2', ['first strike', 'protection']],
  ['Black Knight', '2/2', ['first strike', 'protection']],
  ['Youthful Knight', '2/1', ['first strike']],
  ['Fencing Ace', '1/1', ['double strike']],
  ['Child of Night', '2/1', ['lifelink']],
  ['Giant Spider', '2/4', ['reach']],
  ['Typhoid Rats', '1/1', ['deathtouch']],
  ['Boggart Brute', '3/2', ['menace']],
  ['Wall of Stone', '0/8', ['defender']],
  ['Ashcoat Bear', '2/2', ['flash']],
  ['Baneslayer Angel', '5/5', ['flying', 'first strike', 'lifelink', 'protection']],
] as const)('[%s] is a %s with %s', (name, size, words) => {
  const b = board({ a: { battlefield: [name] } })
  expect(b.pt(name)).toBe(size)
  for (const word of words) expect(b.has(name, word)).toBe(true)
})

it('[Raging Goblin] attacks the turn it comes', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Raging Goblin'] } })
  b.cast('Raging Goblin').resolve().attack('Raging Goblin').damage()
  expect(b.life('B')).toBe(19)
})

it('[Serra Angel] attacks without tapping', () => {
  const b = board({ a: { battlefield: ['Serra Angel'] } })
  b.attack('Serra Angel')
  expect(b.object('Serra Angel').tapped).toBe(false)
})

it('[Air Elemental] is not blocked by a creature on the ground', () => {
  const b = board({ a: { battlefield: ['Air Elemental'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Air Elemental')
  expect(() => b.block('Hill Giant>Air Elemental')).toThrow()
})

it('[Giant Spider] blocks a flyer', () => {
  const b = board({ a: { battlefield: ['Air Elemental'] }, b: { battlefield: ['Giant Spider'] } })
  b.attack('Air Elemental').block('Giant Spider>Air Elemental').damage()
  expect(b.life('B')).toBe(20)
})

it('[White Knight] cannot be the target of Murder; Black Knight can', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Murder'] },
    b: { battlefield: ['White Knight', 'Black Knight'] },
  })
  b.cast('Murder').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['White Knight'])
})

it('[Black Knight] takes no damage from a white creature', () => {
  const b = board({ a: { battlefield: ['Silvercoat Lion'] }, b: { battlefield: ['Black Knight'] } })
  b.attack('Silvercoat Lion').block('Black Knight>Silvercoat Lion').damage()
  expect(b.object('Black Knight').damage).toBe(0)
  expect(b.in('graveyard', 'Silvercoat Lion', 'A')).toBe(true)
})

it('[Black Knight] is not blocked by a white creature', () => {
  const b = board({ a: { battlefield: ['Black Knight'] }, b: { battlefield: ['Silvercoat Lion'] } })
  b.attack('Black Knight')
  expect(() => b.block('Silvercoat Lion>Black Knight')).toThrow()
})

it('[Youthful Knight] kills a 2/2 before it strikes back', () => {
  const b = board({ a: { battlefield: ['Youthful Knight'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.attack('Youthful Knight').block('Grizzly Bears>Youthful Knight').damage()
  expect(b.names('battlefield')).toEqual(['Youthful Knight'])
})

it('[Fencing Ace] deals damage twice', () => {
  const b = board({ a: { battlefield: ['Fencing Ace'] } })
  b.attack('Fencing Ace').damage()
  expect(b.life('B')).toBe(18)
})

it('[Child of Night] gains its controller the damage it deals', () => {
  const b = board({ a: { battlefield: ['Child of Night'] } })
  b.attack('Child of Night').damage()
  expect(b.life('A')).toBe(22)
})

it('[Typhoid Rats] kills whatever it fights', () => {
  const b = board({ a: { battlefield: ['Craw Wurm'] }, b: { battlefield: ['Typhoid Rats'] } })
  b.attack('Craw Wurm').block('Typhoid Rats>Craw Wurm').damage()
  expect(b.in('graveyard', 'Craw Wurm', 'A')).toBe(true)
})

it('[Boggart Brute] is blocked by two or not at all', () => {
  const b = board({ a: { battlefield: ['Boggart Brute'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('Boggart Brute')
  expect(() => b.block('Hill Giant>Boggart Brute')).toThrow()
  b.block('Hill Giant>Boggart Brute', 'Gray Ogre>Boggart Brute').damage()
  expect(b.in('graveyard', 'Boggart Brute', 'A')).toBe(true)
})

it('[Wall of Stone] does not attack', () => {
  const b = board({ a: { battlefield: ['Wall of Stone'] } })
  expect(() => b.attack('Wall of Stone')).toThrow()
})

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

it('[Ashcoat Bear] ambushes an attacker', () => {
  const b = board({ a: { battlefield: ['Goblin Piker'] }, b: { battlefield: ['2 Forest'], hand: ['Ashcoat Bear'] } })
  b.attack('Goblin Piker').turnTo('B').cast('Ashcoat Bear').resolve().block('Ashcoat Bear>Goblin Piker').damage()
  expect(b.in('graveyard', 'Goblin Piker', 'A')).toBe(true)
})

it('[Mogg Flunkies] cannot attack or block alone', () => {
  const alone = board({ a: { battlefield: ['Mogg Flunkies'] } })
  expect(() => alone.attack('Mogg Flunkies')).toThrow()
  const together = board({ a: { battlefield: ['Mogg Flunkies', 'Goblin Piker'] } })
  together.attack('Mogg Flunkies', 'Goblin Piker').damage()
  expect(together.life('B')).toBe(15)
})

it('[Doomed Traveler] leaves a flying Spirit when it dies', () => {
  const b = board({ a: { battlefield: ['Mountain', 'Doomed Traveler'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
  expect(b.pt('Spirit Token')).toBe('1/1')
  expect(b.has('Spirit Token', 'flying')).toBe(true)
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

it("[Ajani's Pridemate] grows once for each time you gain life, however much", () => {
  const b = board({ a: { battlefield: ["Ajani's Pridemate", 'Plains'], hand: ["Chaplain's Blessing"] } })
  b.cast("Chaplain's Blessing").resolveAll()
  expect(b.pt("Ajani's Pridemate")).toBe('3/3')
})

it('[Soulmender] taps to gain 1 life', () => {
  const b = board({ a: { battlefield: ['Soulmender'] } })
  b.activate('Soulmender').resolve()
  expect(b.life('A')).toBe(21)
  expect(b.can('activate', 'Soulmender')).toBe(false)
})

it('[Bottle Gnomes] is sacrificed for 3 life', () => {
  const b = board({ a: { battlefield: ['Bottle Gnomes'] } })
  b.activate('Bottle Gnomes').resolve()
  expect(b.life('A')).toBe(23)
  expect(b.in('graveyard', 'Bottle Gnomes', 'A')).toBe(true)
})

it('[Vampire Hexmage] takes all counters from a permanent: Parallax Wave is spent', () => {
  const b = board({
    a: { battlefield: ['Vampire Hexmage'] },
    b: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 5 } }] },
  })
  b.activate('Vampire Hexmage', { targets: ['Parallax Wave'] }).resolve()
  expect(b.counters('Parallax Wave', 'fade')).toBe(0)
})

it('[Vampire Hexmage] kills a planeswalker', () => {
  const b = board({ a: { battlefield: ['Vampire Hexmage'] }, b: { battlefield: ['Jace Beleren'] } })
  b.activate('Vampire Hexmage', { targets: ['Jace Beleren'] }).resolve()
  expect(b.in('graveyard', 'Jace Beleren', 'B')).toBe(true)
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

it('[Sejiri Merfolk] has first strike and lifelink only with a Plains', () => {
  const without = board({ a: { battlefield: ['Sejiri Merfolk', 'Island'] }, b: { battlefield: ['Plains'] } })
  expect(without.has('Sejiri Merfolk', 'lifelink')).toBe(false)
  const withIt = board({ a: { battlefield: ['Sejiri Merfolk', 'Tundra'] } })
  expect(withIt.has('Sejiri Merfolk', 'first strike') && withIt.has('Sejiri Merfolk', 'lifelink')).toBe(true)
})

it('[Spelleater Wolverine] has double strike with three instants or sorceries in your graveyard', () => {
  const two = board({
    a: { battlefield: ['Spelleater Wolverine'], graveyard: ['Shock', 'Pyroclasm', 'Forest'] },
    b: { graveyard: ['Shock'] },
  })
  expect(two.has('Spelleater Wolverine', 'double strike')).toBe(false)
  const three = board({ a: { battlefield: ['Spelleater Wolverine'], graveyard: ['Shock', 'Pyroclasm', 'Murder'] } })
  expect(three.has('Spelleater Wolverine', 'double strike')).toBe(true)
})

it('[Goblin Glory Chaser] becomes renowned once, and then has menace', () => {
  const b = board({ a: { battlefield: ['Goblin Glory Chaser'] } })
  b.attack('Goblin Glory Chaser').damage()
  expect(b.pt('Goblin Glory Chaser')).toBe('2/2')
  expect(b.has('Goblin Glory Chaser', 'menace')).toBe(true)
  b.to('declareAttackers', 5).attack('Goblin Glory Chaser').damage()
  expect(b.pt('Goblin Glory Chaser')).toBe('2/2')
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

it('[Basking Rootwalla] pumps once each turn', () => {
  const b = board({ a: { battlefield: ['Basking Rootwalla', '4 Forest'] } })
  b.activate('Basking Rootwalla').resolve()
  expect(b.pt('Basking Rootwalla')).toBe('3/3')
  expect(b.can('activate', 'Basking Rootwalla')).toBe(false)
})

it('[Basking Rootwalla] discarded to Wild Mongrel is cast for {0}', () => {
  const b = board({ a: { battlefield: ['Wild Mongrel'], hand: ['Basking Rootwalla'] } })
  b.activate('Wild Mongrel').resolveAll()
  expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
})

it('[Wild Mongrel] gets +1/+1 and the colour of your choice for a discarded card', () => {
  const b = board({
    a: { battlefield: ['Wild Mongrel'], hand: ['Forest'] },
    b: { battlefield: ['2 Swamp'], hand: ['Doom Blade'] },
  })
  b.option('chooseColor', 'black').activate('Wild Mongrel').resolve()
  expect(b.pt('Wild Mongrel')).toBe('3/3')
  b.turnTo('B')
  expect(b.can('cast', 'Doom Blade')).toBe(false)
})

it('[Beastcaller Savant] makes mana for creature spells only', () => {
  const b = board({ a: { battlefield: ['Beastcaller Savant'], hand: ['Llanowar Elves', 'Exploration'] } })
  expect(b.can('cast', 'Llanowar Elves')).toBe(true)
  expect(b.can('cast', 'Exploration')).toBe(false)
})

it('[Yixlid Jailer] takes flashback from cards in graveyards', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Humility'], graveyard: ['Ray of Revelation'] },
    b: { battlefield: ['Glorious Anthem'] },
  })
  expect(b.legal().some((action) => action.kind === 'cast')).toBe(true)
  const jailed = board({
    a: { battlefield: ['Forest'], graveyard: ['Ray of Revelation'] },
    b: { battlefield: ['Glorious Anthem', 'Yixlid Jailer'] },
  })
  expect(jailed.legal().some((action) => action.kind === 'cast')).toBe(false)
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

it('[Exalted Angel] is cast face down as a 2/2 for {3} and turned up for its morph cost', () => {
  const b = board({ a: { battlefield: ['7 Plains'], hand: ['Exalted Angel'] } })
  const id = b.id('Exalted Angel')
  b.cast('Exalted Angel', { method: 'morph' }).resolve()
  const [angel] = b.game.state.battlefield.slice(-1)
  expect(b.game.state.objects[angel!]!.faceDown).toBe(true)
  expect(id).not.toBe(angel)
  b.act({ kind: 'turnFaceUp', object: angel! })
  expect(b.pt('Exalted Angel')).toBe('4/5')
})

it('[Exalted Angel] gains its controller the damage it deals', () => {
  const b = board({ a: { battlefield: ['Exalted Angel'] } })
  b.attack('Exalted Angel').damage()
  expect([b.life('A'), b.life('B')]).toEqual([24, 16])
})

it('[Pine Walker] untaps a creature of yours that is turned face up', () => {
  const b = board({ a: { battlefield: ['Pine Walker', '7 Plains'], hand: ['Exalted Angel'] } })
  b.cast('Exalted Angel', { method: 'morph' }).resolve()
  const angel = b.game.state.battlefield.at(-1)!
  b.game.state.objects[angel] = { ...b.game.state.objects[angel]!, tapped: true }
  b.act({ kind: 'turnFaceUp', object: angel }).resolve()
  expect(b.object('Exalted Angel').tapped).toBe(false)
})

it('[Ninja of the Deep Hours] swaps with an unblocked attacker and draws', () => {
  const b = board({ a: { battlefield: ['Savannah Lions', '2 Island'], hand: ['Ninja of the Deep Hours'] } })
  b.attack('Savannah Lions').to('declareBlockers').activate('Ninja of the Deep Hours', { zone: 'hand' }).resolve()
  expect(b.in('hand', 'Savannah Lions', 'A')).toBe(true)
  expect(b.object('Ninja of the Deep Hours').tapped).toBe(true)
  b.damage()
  expect(b.life('B')).toBe(18)
  expect(b.in('hand', 'Wastes', 'A')).toBe(true)
})

it('[Soulfire Grand Master] gives your instants and sorceries lifelink', () => {
  const b = board({ a: { battlefield: ['Soulfire Grand Master', 'Mountain'], hand: ['Lightning Bolt'] } })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})

it('[Soulfire Grand Master] returns the next instant or sorcery cast from hand to hand, and only that one', () => {
  const b = board({ a: { battlefield: ['Soulfire Grand Master', '6 Mountain'], hand: ['Lightning Bolt', 'Shock'] } })
  b.activate('Soulfire Grand Master').resolve()
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect(b.in('hand', 'Lightning Bolt', 'A')).toBe(true)
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.in('graveyard', 'Shock', 'A')).toBe(true)
})
