import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../src/continuous/characteristics.ts'
import { board } from '../support/board.ts'

it('[Glorious Anthem] helps your creatures only', () => {
  const b = board({ a: { battlefield: ['Glorious Anthem', 'Grizzly Bears'] }, b: { battlefield: ['Hill Giant'] } })
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['3/3', '3/3'])
})

it('[Honor of the Pure] helps your white creatures only', () => {
  const b = board({
    a: { battlefield: ['Honor of the Pure', 'Savannah Lions', 'Grizzly Bears'] },
    b: { battlefield: ['White Knight'] },
  })
  expect([b.pt('Savannah Lions'), b.pt('Grizzly Bears'), b.pt('White Knight')]).toEqual(['3/2', '2/2', '2/2'])
})

it('[Fervor] gives your creatures haste', () => {
  const b = board({
    a: { battlefield: ['Fervor', { card: 'Grizzly Bears', sick: true }] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack('Grizzly Bears')
  expect(b.has('Hill Giant', 'haste')).toBe(false)
})

it('[Hardened Scales] adds a +1/+1 counter on creatures you control', () => {
  const b = board({ a: { battlefield: ['Hardened Scales', 'Forest', 'Grizzly Bears'], hand: ['Battlegrowth'] } })
  b.cast('Battlegrowth').resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})

it('[Hardened Scales] counts for creatures that enter with counters, not for the opponent', () => {
  const b = board({ a: { battlefield: ['Hardened Scales', '3 Forest'], hand: ['Spike Feeder'] } })
  b.cast('Spike Feeder').resolve()
  expect(b.pt('Spike Feeder')).toBe('3/3')
  const other = board({
    a: { battlefield: ['Hardened Scales', 'Forest'], hand: ['Battlegrowth'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  other.cast('Battlegrowth').resolve()
  expect(other.pt('Grizzly Bears')).toBe('3/3')
})

it('[Muraganda Petroglyphs] helps creatures without abilities', () => {
  const b = board({ a: { battlefield: ['Muraganda Petroglyphs', 'Serra Angel'] }, b: { battlefield: ['Hill Giant'] } })
  expect([b.pt('Hill Giant'), b.pt('Serra Angel')]).toEqual(['5/5', '4/4'])
})

it('[Muraganda Petroglyphs] helps creatures that Humility has stripped', () => {
  const b = board({ a: { battlefield: ['Muraganda Petroglyphs', 'Serra Angel', 'Humility'] } })
  expect(b.pt('Serra Angel')).toBe('3/3')
})

it('[Bitterblossom] costs 1 life and makes a flying Faerie Rogue at your upkeep', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Bitterblossom'] } })
  b.to('upkeep')
  expect(b.life('A')).toBe(19)
  expect(b.pt('Faerie Rogue Token')).toBe('1/1')
  expect(b.has('Faerie Rogue Token', 'flying')).toBe(true)
})

it('[Bitterblossom] works in your upkeep only, for you, with one black Faerie', () => {
  const b = board({ step: 'end', a: { battlefield: ['Bitterblossom'] } })
  b.to('upkeep', 4)
  expect(b.life('A')).toBe(20)
  b.to('upkeep', 5)
  expect(b.count('battlefield', 'Faerie Rogue Token', 'A')).toBe(1)
  expect(b.c('Faerie Rogue Token').colors).toBe(COLOR_BIT.B)
})

it('[Darksteel Relic] is not destroyed', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Darksteel Relic'], hand: ['Disenchant'] } })
  b.cast('Disenchant').resolve()
  expect(b.in('battlefield', 'Darksteel Relic', 'A')).toBe(true)
})

it('[Thought Reflection] doubles each draw of yours', () => {
  const b = board({ a: { battlefield: ['Thought Reflection', '3 Island'], hand: ['Divination'] } })
  b.cast('Divination').resolve()
  expect(b.names('hand', 'A')).toHaveLength(4)
})

it('[Thought Reflection] two of them make four of one draw', () => {
  const b = board({ a: { battlefield: ['2 Thought Reflection', '2 Forest'], hand: ['Elvish Visionary'] } })
  b.cast('Elvish Visionary').resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(4)
})

it('[Thopter Spy Network] makes a Thopter at your upkeep with an artifact, and draws once for all combat damage', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Thopter Spy Network', 'Ornithopter', '2 Memnite'] } })
  b.to('upkeep')
  expect(b.count('battlefield', 'Thopter Token', 'A')).toBe(1)
  b.attack('Memnite', 'Memnite#2').damage()
  expect(b.count('hand', 'Wastes', 'A')).toBe(2)
})

it('[Thopter Spy Network] makes nothing without an artifact', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Thopter Spy Network'] } })
  b.to('upkeep')
  expect(b.names('battlefield', 'A')).toEqual(['Thopter Spy Network'])
})

it('[Thopter Spy Network] makes a 1/1 colourless flying Thopter at your upkeep only', () => {
  const b = board({ step: 'end', a: { battlefield: ['Thopter Spy Network', 'Sol Ring'] } })
  b.to('upkeep', 4)
  expect(b.count('battlefield', 'Thopter Token')).toBe(0)
  b.to('upkeep', 5)
  expect(b.pt('Thopter Token')).toBe('1/1')
  expect(b.has('Thopter Token', 'flying')).toBe(true)
  expect(b.c('Thopter Token').types).toBe(board({ a: { battlefield: ['Memnite'] } }).c('Memnite').types)
})

it("[Thopter Spy Network] looks for an artifact of yours, and draws only for your artifact creatures' combat damage", () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Thopter Spy Network', 'Grizzly Bears'] },
    b: { battlefield: ['Memnite'] },
  })
  b.to('upkeep')
  expect(b.count('battlefield', 'Thopter Token')).toBe(0)
  b.attack('Grizzly Bears').damage()
  expect(b.count('hand', 'Wastes', 'A')).toBe(1)
  b.to('declareAttackers', 5).attack('Memnite').damage()
  expect(b.count('hand', 'Wastes', 'A')).toBe(1)
})

it("[Ankh of Mishra] deals 2 damage to a land's controller when it enters", () => {
  const b = board({ active: 1, a: { battlefield: ['Ankh of Mishra'] }, b: { hand: ['Forest'] } })
  b.play('Forest').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([20, 18])
})

it("[Leyline of the Void] exiles cards that would go to an opponent's graveyard, not yours", () => {
  const b = board({
    a: { battlefield: ['Leyline of the Void', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('exile', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.in('graveyard', 'Shock', 'A')).toBe(true)
})

it('[Mystic Remora] draws for noncreature spells of the opponent who does not pay {4}', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Mystic Remora'] },
    b: { battlefield: ['4 Mountain', '2 Forest'], hand: ['Shock', 'Grizzly Bears'] },
  })
  b.cast('Grizzly Bears').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
  b.no('payOrNot')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Mystic Remora] draws nothing when the opponent pays {4}', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Mystic Remora'] },
    b: { battlefield: ['5 Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['A'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.object('Mountain#5').tapped).toBe(true)
})

it('[Mystic Remora] costs {1} more each upkeep', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Mystic Remora', 'Island'] } })
  b.to('upkeep', 4)
  expect(b.object('Island').tapped).toBe(true)
  b.to('upkeep', 6)
  expect(b.in('graveyard', 'Mystic Remora', 'A')).toBe(true)
})
