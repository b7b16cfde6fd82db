import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

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

it('[Basri Ket] -6 gives an emblem: a Soldier, then a counter on each of your creatures, at each combat of yours', () => {
  const b = board({
    a: { battlefield: [{ card: 'Basri Ket', counters: { loyalty: 6 } }, 'Grizzly Bears', 'Sol Ring'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Basri Ket', { nth: 2 }).resolve()
  expect(b.in('graveyard', 'Basri Ket', 'A')).toBe(true)
  b.to('beginCombat')
  expect([b.pt('Soldier Token'), b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['2/2', '3/3', '3/3'])
  b.to('beginCombat', 4)
  expect(b.count('battlefield', 'Soldier Token')).toBe(1)
  b.to('beginCombat', 5)
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(2)
})

it('[Basri Ket] -2 counts nontoken creatures, and its Soldiers come tapped', () => {
  const b = board({
    a: { battlefield: ['Basri Ket', 'Grizzly Bears', '2 Plains', 'Fervor'], hand: ['Raise the Alarm'] },
  })
  b.cast('Raise the Alarm').resolve()
  b.activate('Basri Ket', { nth: 1 }).resolve()
  expect(b.counters('Basri Ket', 'loyalty')).toBe(1)
  b.attack('Grizzly Bears', 'Soldier Token').resolve()
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(3)
  expect(b.object('Soldier Token#3').tapped).toBe(true)
})

it('[Basri Ket] +1 needs no target and takes no more than one', () => {
  const none = board({ a: { battlefield: ['Basri Ket', 'Sol Ring'] } })
  none.activate('Basri Ket').resolve()
  expect(none.counters('Basri Ket', 'loyalty')).toBe(4)
  const two = board({ a: { battlefield: ['Basri Ket', 'Grizzly Bears', 'Hill Giant'] } })
  expect(() => two.activate('Basri Ket', { targets: ['Grizzly Bears,Hill Giant'] })).toThrow()
})

it('[Basri Ket] uses one loyalty ability each turn', () => {
  const b = board({ a: { battlefield: ['Basri Ket'] } })
  b.activate('Basri Ket').resolve()
  expect(b.can('activate', 'Basri Ket')).toBe(false)
})

it('Basri Ket +1: a +1/+1 counter and indestructible until end of turn', () => {
  const b = board({ a: { battlefield: ['Basri Ket', 'Grizzly Bears', 'Mountain'], hand: ['Lightning Bolt'] } })
  b.activate('Basri Ket', { targets: ['Grizzly Bears'] }).resolve()
  b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})
