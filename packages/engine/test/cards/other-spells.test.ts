import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../src/continuous/characteristics.ts'
import { board } from '../support/board.ts'

it('[Giant Growth] gives +3/+3 until end of turn', () => {
  const b = board({ a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] } })
  b.cast('Giant Growth').resolve()
  expect(b.pt('Grizzly Bears')).toBe('5/5')
  b.to('upkeep', 4)
  expect(b.pt('Grizzly Bears')).toBe('2/2')
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

it('[Cloudshift] targets your creatures only', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Cloudshift'] }, b: { battlefield: ['Grizzly Bears'] } })
  expect(b.can('cast', 'Cloudshift')).toBe(false)
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

it('[Raise Dead] does not reach the graveyard of the opponent', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Raise Dead'] }, b: { graveyard: ['Serra Angel'] } })
  expect(b.can('cast', 'Raise Dead')).toBe(false)
})

it('[Reanimate] takes a creature card from any graveyard and costs life equal to its mana value', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Reanimate'] }, b: { graveyard: ['Serra Angel', 'Shock'] } })
  b.cast('Reanimate').resolve()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
  expect(b.life('A')).toBe(15)
})

it('[Reanimate] takes creature cards only', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Reanimate'] }, b: { graveyard: ['Shock', 'Humility'] } })
  expect(b.can('cast', 'Reanimate')).toBe(false)
})

it('[Raise the Alarm] creates two 1/1 white Soldiers at instant speed', () => {
  const b = board({ active: 1, a: { battlefield: ['2 Plains'], hand: ['Raise the Alarm'] } })
  b.turnTo('A').cast('Raise the Alarm').resolve()
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(2)
  expect(b.c('Soldier Token').colors).toBe(COLOR_BIT.W)
})

it('[Raise the Alarm] creates 1/1 creatures', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Raise the Alarm'] } })
  b.cast('Raise the Alarm').resolve()
  expect(b.pt('Soldier Token')).toBe('1/1')
})

it('[Advent of the Wurm] creates a 5/5 trampling Wurm', () => {
  const b = board({ a: { battlefield: ['3 Forest', 'Plains'], hand: ['Advent of the Wurm'] } })
  b.cast('Advent of the Wurm').resolve()
  expect(b.pt('Wurm Token')).toBe('5/5')
  expect(b.has('Wurm Token', 'trample')).toBe(true)
})

it('[Advent of the Wurm] creates one green Wurm for you', () => {
  const b = board({ a: { battlefield: ['3 Forest', 'Plains'], hand: ['Advent of the Wurm'] } })
  b.cast('Advent of the Wurm').resolve()
  expect(b.count('battlefield', 'Wurm Token', 'A')).toBe(1)
  expect(b.c('Wurm Token').colors).toBe(COLOR_BIT.G)
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

it('[Switcheroo] needs two different creatures', () => {
  const b = board({
    a: { battlefield: ['5 Island', 'Grizzly Bears'], hand: ['Switcheroo'] },
    b: { battlefield: ['Sol Ring'] },
  })
  expect(b.can('cast', 'Switcheroo')).toBe(false)
})

it('[Battlegrowth] puts a +1/+1 counter on a creature', () => {
  const b = board({ a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Battlegrowth'] } })
  b.cast('Battlegrowth').resolve().to('upkeep', 4)
  expect(b.pt('Grizzly Bears')).toBe('3/3')
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

it('[Millstone] mills two cards', () => {
  const b = board({ a: { battlefield: ['Millstone', '2 Forest'] }, b: { library: ['Shock', 'Murder', 'Plains'] } })
  b.activate('Millstone', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B').sort()).toEqual(['Murder', 'Shock'])
})

it('[Millstone] costs {2} and a tap', () => {
  expect(board({ a: { battlefield: ['Millstone', 'Forest'] } }).can('activate', 'Millstone')).toBe(false)
  const b = board({ a: { battlefield: ['Millstone', '4 Forest'] } })
  b.activate('Millstone', { targets: ['B'] })
  expect(b.can('activate', 'Millstone')).toBe(false)
})
