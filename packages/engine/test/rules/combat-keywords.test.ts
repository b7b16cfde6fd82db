import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 702.25a] flanking weakens each blocker without flanking', () => {
  const b = board({
    a: { battlefield: ['Benalish Cavalry'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.attack('Benalish Cavalry').block('Grizzly Bears>Benalish Cavalry', 'Hill Giant>Benalish Cavalry').resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('1/1')
  expect(b.pt('Hill Giant')).toBe('2/2')
})

it('[CR 702.25a] a blocker with flanking is not weakened', () => {
  const b = board({ a: { battlefield: ['Benalish Cavalry'] }, b: { battlefield: ['Benalish Cavalry'] } })
  b.attack('Benalish Cavalry').block('Benalish Cavalry#2>Benalish Cavalry')
  expect(b.names('stack')).toEqual([])
})

it('[CR 702.23a] rampage counts the blockers beyond the first', () => {
  const b = board({
    a: { battlefield: ['Wolverine Pack'] },
    b: { battlefield: ['3 Grizzly Bears'] },
  })
  b.attack('Wolverine Pack')
    .block('Grizzly Bears>Wolverine Pack', 'Grizzly Bears#2>Wolverine Pack', 'Grizzly Bears#3>Wolverine Pack')
    .resolveAll()
  expect(b.pt('Wolverine Pack')).toBe('6/8')
})

it('[CR 702.23a] rampage gives nothing for a single blocker', () => {
  const b = board({ a: { battlefield: ['Wolverine Pack'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.attack('Wolverine Pack').block('Grizzly Bears>Wolverine Pack').resolveAll()
  expect(b.pt('Wolverine Pack')).toBe('2/4')
})

it('[CR 702.130a] afflict costs the defending player life when it is blocked', () => {
  const b = board({ a: { battlefield: ['Khenra Eternal'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Khenra Eternal').block('Hill Giant>Khenra Eternal').resolveAll()
  expect(b.life('B')).toBe(19)
})

it('[CR 702.91a] battle cry helps each other attacker', () => {
  const b = board({ a: { battlefield: ['Goblin Wardriver', 'Grizzly Bears', 'Hill Giant'] } })
  b.attack('Goblin Wardriver', 'Grizzly Bears').resolveAll()
  expect([b.pt('Goblin Wardriver'), b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['2/2', '3/2', '3/3'])
})

it('[CR 702.134a] mentor puts a counter on an attacker with less power', () => {
  const b = board({ a: { battlefield: ['Hammer Dropper', 'Grizzly Bears'] } })
  b.aim(['Grizzly Bears']).attack('Hammer Dropper', 'Grizzly Bears').resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})

it('[CR 702.134a] mentor has no target in a creature with as much power', () => {
  const b = board({ a: { battlefield: ['2 Hammer Dropper'] } })
  b.attack('Hammer Dropper', 'Hammer Dropper#2').resolveAll()
  expect(b.pt('Hammer Dropper')).toBe('5/2')
})

it('[CR 702.39a] a provoked creature untaps and must block', () => {
  const b = board({
    a: { battlefield: ['Goblin Grappler'] },
    b: { battlefield: [{ card: 'Grizzly Bears', tapped: true }] },
  })
  b.yes().aim(['Grizzly Bears']).attack('Goblin Grappler').resolveAll()
  expect(b.object('Grizzly Bears').tapped).toBe(false)
  expect(() => b.block()).toThrow()
})

it('[CR 702.115a] ingest exiles the top card of the library of the player dealt combat damage', () => {
  const b = board({ a: { battlefield: ['Culling Drone'] }, b: { library: ['Shock', 'Forest'] } })
  b.attack('Culling Drone').damage()
  expect(b.names('exile', 'B')).toEqual(['Shock'])
  expect(b.names('library', 'B')).toEqual(['Forest'])
})

it('[CR 702.116a] in a two-player game myriad creates no tokens', () => {
  const b = board({ a: { battlefield: ['Warchief Giant'] } })
  b.attack('Warchief Giant').resolveAll()
  expect(b.names('battlefield', 'A')).toEqual(['Warchief Giant'])
})
