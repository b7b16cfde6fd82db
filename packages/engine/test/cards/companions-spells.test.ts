import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../src/continuous/characteristics.ts'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

it('[Murder] destroys a creature', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Murder'] }, b: { battlefield: ['Black Knight'] } })
  b.cast('Murder').resolve()
  expect(b.in('graveyard', 'Black Knight', 'B')).toBe(true)
})

it('[Doom Blade] does not target black creatures', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Doom Blade'] },
    b: { battlefield: ['Black Knight', 'Hill Giant'] },
  })
  b.cast('Doom Blade').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Black Knight'])
})

it('[Terror] targets neither artifact nor black creatures', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Terror'] },
    b: { battlefield: ['Black Knight', 'Ornithopter', 'Troll Ascetic'] },
  })
  expect(b.can('cast', 'Terror')).toBe(false)
})

it('[Terminate] allows no regeneration', () => {
  const b = board({
    a: { battlefield: ['Swamp', 'Mountain'], hand: ['Terminate'] },
    b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
  })
  b.cast('Terminate').turnTo('B').activate('Drudge Skeletons').resolveAll()
  expect(b.in('graveyard', 'Drudge Skeletons', 'B')).toBe(true)
})

it('[Wrath of God] destroys all creatures without regeneration', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Serra Angel'], hand: ['Wrath of God'] },
    b: { battlefield: ['Drudge Skeletons', 'Swamp', 'Glorious Anthem'] },
  })
  b.cast('Wrath of God').turnTo('B').activate('Drudge Skeletons').resolveAll()
  expect(b.names('battlefield')).toEqual(['Plains', 'Plains', 'Plains', 'Plains', 'Swamp', 'Glorious Anthem'])
})

it('[Armageddon] destroys all lands, of both players', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Sol Ring'], hand: ['Armageddon'] },
    b: { battlefield: ['Wasteland', 'Forest'] },
  })
  b.cast('Armageddon').resolve()
  expect(b.names('battlefield')).toEqual(['Sol Ring'])
})

it('[Pyroclasm] deals 2 damage to each creature and to no player', () => {
  const b = board({
    a: { battlefield: ['2 Mountain', 'Grizzly Bears'], hand: ['Pyroclasm'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Pyroclasm').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.object('Hill Giant').damage).toBe(2)
  expect(b.life('B')).toBe(20)
})

it('[Giant Growth] gives +3/+3 until end of turn', () => {
  const b = board({ a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] } })
  b.cast('Giant Growth').resolve()
  expect(b.pt('Grizzly Bears')).toBe('5/5')
  b.to('upkeep', 4)
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})

it('[Unsummon] returns a creature, and no other permanent', () => {
  const b = board({
    a: { battlefield: ['Island'], hand: ['Unsummon'] },
    b: { battlefield: ['Sol Ring', 'Hill Giant'] },
  })
  b.cast('Unsummon').resolve()
  expect(b.names('hand', 'B')).toEqual(['Hill Giant'])
})

it.each([
  ['Boomerang', 2],
  ['Regress', 3],
])('[%s] returns any permanent, a land too', (spell, islands) => {
  const b = board({ a: { battlefield: [`${islands} Island`], hand: [spell] }, b: { battlefield: ['Forest'] } })
  b.cast(spell, { targets: ['Forest'] }).resolve()
  expect(b.names('hand', 'B')).toEqual(['Forest'])
})

it('[Boomerang] makes a token cease to exist', () => {
  const b = board({ a: { battlefield: ['3 Island', 'Plains'], hand: ['Raise the Alarm', 'Boomerang'] } })
  b.cast('Raise the Alarm')
    .resolve()
    .cast('Boomerang', { targets: ['Soldier Token'] })
    .resolve()
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(1)
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Cloudshift] returns the creature as a new object under your control', () => {
  const b = board({
    a: { battlefield: ['Plains', { card: 'Hill Giant', damage: 2, tapped: true }], hand: ['Cloudshift'] },
  })
  b.cast('Cloudshift').resolve()
  expect(b.object('Hill Giant')).toMatchObject({ damage: 0, tapped: false })
})

it('[Cloudshift] keeps a creature that was stolen', () => {
  const b = board({
    a: { battlefield: ['Plains', { card: 'Control Magic', attachedTo: 'Hill Giant' }], hand: ['Cloudshift'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Cloudshift').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  expect(b.in('graveyard', 'Control Magic', 'A')).toBe(true)
})

it('[Divination] draws two cards', () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Divination'] } })
  b.cast('Divination').resolve()
  expect(b.names('hand', 'A')).toHaveLength(2)
})

it('[Ancestral Recall] makes the target player draw three cards', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Ancestral Recall'] } })
  b.cast('Ancestral Recall', { targets: ['B'] }).resolve()
  expect(b.names('hand', 'B')).toHaveLength(3)
  expect(b.names('hand', 'A')).toHaveLength(0)
})

it('[Raise Dead] returns a creature card from your graveyard only', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Raise Dead'], graveyard: ['Shock', 'Hill Giant'] },
    b: { graveyard: ['Serra Angel'] },
  })
  b.cast('Raise Dead').resolve()
  expect(b.names('hand', 'A')).toEqual(['Hill Giant'])
})

it('[Reanimate] takes a creature card from any graveyard and costs life equal to its mana value', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Reanimate'] }, b: { graveyard: ['Serra Angel', 'Shock'] } })
  b.cast('Reanimate').resolve()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
  expect(b.life('A')).toBe(15)
})

it('[Raise the Alarm] creates two 1/1 white Soldiers at instant speed', () => {
  const b = board({ active: 1, a: { battlefield: ['2 Plains'], hand: ['Raise the Alarm'] } })
  b.turnTo('A').cast('Raise the Alarm').resolve()
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(2)
  expect(b.c('Soldier Token').colors).toBe(COLOR_BIT.W)
})

it('[Advent of the Wurm] creates a 5/5 trampling Wurm', () => {
  const b = board({ a: { battlefield: ['3 Forest', 'Plains'], hand: ['Advent of the Wurm'] } })
  b.cast('Advent of the Wurm').resolve()
  expect(b.pt('Wurm Token')).toBe('5/5')
  expect(b.has('Wurm Token', 'trample')).toBe(true)
})

it('[Healing Salve] gains 3 life or prevents 3 damage', () => {
  const gain = board({ a: { battlefield: ['Plains'], hand: ['Healing Salve'] } })
  gain
    .reply('mode', [0])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  expect(gain.life('A')).toBe(23)
  const shield = board({ a: { battlefield: ['Plains', 'Mountain'], hand: ['Healing Salve', 'Lightning Bolt'] } })
  shield
    .reply('mode', [1])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  shield.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(shield.life('A')).toBe(20)
})

it('[Healing Salve] prevents the next 3, spread over several sources', () => {
  const b = board({ a: { battlefield: ['Plains', '2 Mountain'], hand: ['Healing Salve', '2 Shock'] } })
  b.reply('mode', [1])
    .cast('Healing Salve', { targets: ['B'] })
    .resolve()
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(19)
})

it("[Chaplain's Blessing] gains 5 life", () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ["Chaplain's Blessing"] } })
  b.cast("Chaplain's Blessing").resolve()
  expect(b.life('A')).toBe(25)
})

it('[Act of Treason] borrows, untaps and hastens a creature for the turn', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Act of Treason'] },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
  })
  b.cast('Act of Treason').resolve().attack('Hill Giant').damage()
  expect(b.life('B')).toBe(17)
  b.to('upkeep', 4)
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Switcheroo] exchanges control of two creatures for good', () => {
  const b = board({
    a: { battlefield: ['5 Island', 'Grizzly Bears'], hand: ['Switcheroo'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Switcheroo', { targets: ['Grizzly Bears', 'Serra Angel'] })
    .resolve()
    .to('upkeep', 4)
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
  expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
})

it('[Switcheroo] does nothing when one of the two has gone', () => {
  const b = board({
    a: { battlefield: ['5 Island', 'Mogg Fanatic'], hand: ['Switcheroo'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Switcheroo', { targets: ['Mogg Fanatic', 'Serra Angel'] })
    .activate('Mogg Fanatic', { targets: ['B'] })
    .resolveAll()
  expect(b.in('battlefield', 'Serra Angel', 'B')).toBe(true)
})

it('[Battlegrowth] puts a +1/+1 counter on a creature', () => {
  const b = board({ a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Battlegrowth'] } })
  b.cast('Battlegrowth').resolve().to('upkeep', 4)
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})

it('[Grapeshot] storms: one copy for each spell cast before', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Grapeshot', '2 Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolve()
  b.no('newTargets')
    .no('newTargets')
    .cast('Grapeshot', { targets: ['B'] })
    .resolveAll()
  expect(b.life('B')).toBe(13)
})

it('[Banefire] for 5 cannot be prevented', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Banefire'] },
    b: { battlefield: ['Plains'], hand: ['Healing Salve'] },
  })
  b.turnTo('B')
    .reply('mode', [1])
    .cast('Healing Salve', { targets: ['B'] })
    .resolve()
    .turnTo('A')
  b.reply('x', 5)
    .cast('Banefire', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(15)
})

it('[Banefire] for 4 can be prevented and countered', () => {
  const b = board({
    a: { battlefield: ['5 Mountain'], hand: ['Banefire'] },
    b: { battlefield: ['Plains'], hand: ['Healing Salve'] },
  })
  b.turnTo('B')
    .reply('mode', [1])
    .cast('Healing Salve', { targets: ['B'] })
    .resolve()
    .turnTo('A')
  b.reply('x', 4)
    .cast('Banefire', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(19)
})

it('[Stoke the Flames] is paid with creatures', () => {
  const b = board({ a: { battlefield: ['2 Goblin Piker', '2 Mountain'], hand: ['Stoke the Flames'] } })
  b.cast('Stoke the Flames', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(16)
  expect(b.object('Goblin Piker').tapped && b.object('Goblin Piker#2').tapped).toBe(true)
})

it('[Fire // Ice] Fire divides 2 damage among one or two targets', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] }, b: { battlefield: ['Mogg Fanatic'] } })
  b.cast('Fire', { targets: ['Mogg Fanatic,B'] }).resolve()
  expect(b.in('graveyard', 'Mogg Fanatic', 'B')).toBe(true)
  expect(b.life('B')).toBe(19)
})

it('[Fire // Ice] Ice taps a permanent and draws a card', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Fire // Ice'] }, b: { battlefield: ['Forest'] } })
  b.cast('Ice', { targets: ['Forest'] }).resolve()
  expect(b.object('Forest').tapped).toBe(true)
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Brazen Borrower] goes on an adventure, then is cast from exile', () => {
  const b = board({
    a: { battlefield: ['5 Island'], hand: ['Brazen Borrower'] },
    b: { battlefield: ['Hill Giant', 'Forest'] },
  })
  b.cast('Petty Theft').resolve()
  expect(b.names('hand', 'B')).toEqual(['Hill Giant'])
  expect(b.in('exile', 'Brazen Borrower', 'A')).toBe(true)
  b.cast('Brazen Borrower', { from: 'exile' }).resolve()
  expect(b.pt('Brazen Borrower')).toBe('3/1')
})

it('[Brazen Borrower] blocks only creatures with flying', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Brazen Borrower'] } })
  b.attack('Hill Giant')
  expect(() => b.block('Brazen Borrower>Hill Giant')).toThrow()
})

it('[Soul Burn] deals X damage and gains life for the black mana spent on X', () => {
  const b = board({ a: { battlefield: ['4 Swamp', '2 Forest'], hand: ['Soul Burn'] } })
  b.reply('x', 3)
    .cast('Soul Burn', { targets: ['B'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})

it('[Soul Burn] gains nothing for red mana', () => {
  const b = board({ a: { battlefield: ['Swamp', '4 Mountain'], hand: ['Soul Burn'] } })
  b.reply('x', 2)
    .cast('Soul Burn', { targets: ['B'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([20, 18])
})

it('[Soul Burn] gains no more than the toughness of the creature', () => {
  const b = board({ a: { battlefield: ['6 Swamp'], hand: ['Soul Burn'] }, b: { battlefield: ['Savannah Lions'] } })
  b.reply('x', 3)
    .cast('Soul Burn', { targets: ['Savannah Lions'] })
    .resolve()
  expect(b.life('A')).toBe(21)
})

it('[Soul Burn] does not let green mana pay for X', () => {
  const b = board({ a: { battlefield: ['2 Swamp', '5 Forest'], hand: ['Soul Burn'] } })
  expect(() => b.reply('x', 2).cast('Soul Burn', { targets: ['B'] })).toThrow()
})

it('[Distortion Strike] makes a creature unblockable, and again on rebound', () => {
  const b = board({
    a: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Distortion Strike'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Distortion Strike').resolve()
  expect(b.in('exile', 'Distortion Strike', 'A')).toBe(true)
  b.attack('Grizzly Bears')
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
  b.to('main1', 5)
  expect(b.pt('Grizzly Bears')).toBe('3/2')
  expect(b.in('graveyard', 'Distortion Strike', 'A')).toBe(true)
})

it('[Deflecting Palm] prevents the damage of a source and deals it to its controller', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Mountain', 'Plains'], hand: ['Deflecting Palm'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .pick('chooseSource', 'Lightning Bolt')
    .cast('Deflecting Palm')
    .resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([17, 20])
})

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

it('[Flame Rift] deals 4 damage to each player', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Flame Rift'] } })
  b.cast('Flame Rift').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([16, 16])
})

it('[Duress] takes a noncreature, nonland card that you choose', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Duress'] },
    b: { hand: ['Forest', 'Hill Giant', 'Shock', 'Exploration'] },
  })
  const seen = offers(b, 'choose', 'Exploration')
  b.cast('Duress').resolve()
  expect(seen).toEqual(['Shock', 'Exploration'])
  expect(b.names('graveyard', 'B')).toEqual(['Exploration'])
})

it('[Duress] takes nothing from a hand of creatures and lands', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Duress'] }, b: { hand: ['Forest', 'Hill Giant'] } })
  b.cast('Duress').resolve()
  expect(b.names('hand', 'B')).toHaveLength(2)
})

it('[Millstone] mills two cards', () => {
  const b = board({ a: { battlefield: ['Millstone', '2 Forest'] }, b: { library: ['Shock', 'Murder', 'Plains'] } })
  b.activate('Millstone', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B').sort()).toEqual(['Murder', 'Shock'])
})

it('[Isochron Scepter] imprints an instant of mana value 2 or less and casts copies of it', () => {
  const b = board({
    a: { battlefield: ['4 Mountain'], hand: ['Isochron Scepter', 'Lightning Bolt', 'Murder', 'Pyroclasm'] },
  })
  b.cast('Isochron Scepter').resolveAll()
  expect(b.in('exile', 'Lightning Bolt', 'A')).toBe(true)
  b.activate('Isochron Scepter', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(17)
  expect(b.in('exile', 'Lightning Bolt', 'A')).toBe(true)
})

it('[Basri Ket] +1 puts a counter on a creature and makes it indestructible', () => {
  const b = board({ a: { battlefield: ['Basri Ket', 'Grizzly Bears', '4 Plains'], hand: ['Wrath of God'] } })
  b.activate('Basri Ket', { targets: ['Grizzly Bears'] }).resolve()
  b.cast('Wrath of God').resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
  expect(b.counters('Basri Ket', 'loyalty')).toBe(4)
})

it('[Basri Ket] -2 brings tapped and attacking Soldiers with your attackers', () => {
  const b = board({ a: { battlefield: ['Basri Ket', 'Grizzly Bears', 'Hill Giant'] } })
  b.activate('Basri Ket', { nth: 1 }).resolve().attack('Grizzly Bears', 'Hill Giant').resolve()
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(2)
  b.damage()
  expect(b.life('B')).toBe(13)
})
