import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Burrenton Forge-Tender] prevents all damage of a red source this turn, to whomever', () => {
  const b = board({
    a: { battlefield: ['Burrenton Forge-Tender', 'Gray Ogre'] },
    b: { battlefield: ['2 Mountain'], hand: ['Pyroclasm'] },
    active: 1,
  })
  b.cast('Pyroclasm').turnTo('A').pick('chooseSource', 'Pyroclasm').activate('Burrenton Forge-Tender').resolveAll()
  expect(b.in('battlefield', 'Gray Ogre', 'A')).toBe(true)
})

it.each(['Burrenton Forge-Tender', 'Pilgrim of Justice', 'Ivory Guardians'])('[%s] has protection from red', (name) => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: [name] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.has(name, 'protection')).toBe(true)
})

it('[Pilgrim of Justice] prevents the next damage of a red source', () => {
  const b = board({
    a: { battlefield: ['Pilgrim of Justice', 'Plains'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
    active: 1,
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .pick('chooseSource', 'Shock')
    .activate('Pilgrim of Justice')
    .resolveAll()
  expect(b.life('A')).toBe(20)
})

it('[Cho-Arrim Alchemist] turns the damage of a source into life', () => {
  const b = board({
    a: { battlefield: ['Cho-Arrim Alchemist', '3 Plains'], hand: ['Forest'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
    active: 1,
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .pick('chooseSource', 'Shock')
    .activate('Cho-Arrim Alchemist')
    .resolveAll()
  expect([b.life('A'), b.names('hand', 'A')]).toEqual([22, []])
})

it('[Circle of Protection: Shadow] prevents the damage of a creature with shadow', () => {
  const b = board({
    a: { battlefield: ['Dauthi Marauder', 'Grizzly Bears'] },
    b: { battlefield: ['Circle of Protection: Shadow', 'Plains'] },
  })
  b.attack('Dauthi Marauder', 'Grizzly Bears')
    .turnTo('B')
    .pick('chooseSource', 'Dauthi Marauder')
    .activate('Circle of Protection: Shadow')
    .resolve()
    .damage()
  expect(b.life('B')).toBe(18)
})

it('[Blood Scrivener] draws two cards and loses 1 life instead of one card with an empty hand', () => {
  const b = board({ a: { battlefield: ['Blood Scrivener', 'Island'], hand: ['Reach Through Mists'] } })
  b.cast('Reach Through Mists').resolve()
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([2, 19])
})

it('[Blood Scrivener] changes nothing while there is a card in hand', () => {
  const b = board({ a: { battlefield: ['Blood Scrivener', 'Island'], hand: ['Reach Through Mists', 'Forest'] } })
  b.cast('Reach Through Mists').resolve()
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([2, 20])
})

it('[Angel of Vitality] adds 1 to each gain of life, and grows at 25 life', () => {
  const b = board({ a: { battlefield: ['Angel of Vitality', 'Plains'], hand: ["Chaplain's Blessing"] } })
  expect(b.pt('Angel of Vitality')).toBe('2/2')
  b.cast("Chaplain's Blessing").resolve()
  expect([b.life('A'), b.pt('Angel of Vitality')]).toEqual([26, '4/4'])
})

it('[Ivory Guardians] each give all of them +1/+1 while an opponent controls a nontoken red permanent', () => {
  const b = board({ a: { battlefield: ['2 Ivory Guardians'] }, b: { battlefield: ['Hill Giant'] } })
  expect([b.pt('Ivory Guardians'), b.pt('Ivory Guardians#2')]).toEqual(['5/5', '5/5'])
  expect(board({ a: { battlefield: ['Ivory Guardians', 'Hill Giant'] } }).pt('Ivory Guardians')).toBe('3/3')
})

it('[Metallic Mimic] is of the chosen type, and others of it enter with a counter', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Metallic Mimic', 'Goblin Piker'] } })
  b.option('chooseType', 'Goblin').cast('Metallic Mimic').resolve().cast('Goblin Piker').resolve()
  expect([b.pt('Metallic Mimic'), b.pt('Goblin Piker'), b.c('Metallic Mimic').subtypes.includes('Goblin')]).toEqual([
    '2/1',
    '3/2',
    true,
  ])
})

it('[Adaptive Automaton] is of the chosen type, and strengthens others of it', () => {
  const b = board({ a: { battlefield: ['3 Mountain', 'Goblin Piker', 'Gray Ogre'], hand: ['Adaptive Automaton'] } })
  b.option('chooseType', 'Goblin').cast('Adaptive Automaton').resolve()
  expect([b.pt('Adaptive Automaton'), b.pt('Goblin Piker'), b.pt('Gray Ogre')]).toEqual(['2/2', '3/2', '2/2'])
  expect(b.c('Adaptive Automaton').subtypes.includes('Goblin')).toBe(true)
})
