import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Sharpshooter] taps to deal 1 damage to any target', () => {
  const b = board({ a: { battlefield: ['Goblin Sharpshooter'] } })
  b.activate('Goblin Sharpshooter', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
  expect(b.object('Goblin Sharpshooter').tapped).toBe(true)
})

it('[Goblin Sharpshooter] does not untap during your untap step', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: {
      battlefield: [
        { card: 'Goblin Sharpshooter', tapped: true },
        { card: 'Mountain', tapped: true },
      ],
    },
  })
  b.to('upkeep')
  expect(b.object('Goblin Sharpshooter').tapped).toBe(true)
  expect(b.object('Mountain').tapped).toBe(false)
})

it('[Goblin Sharpshooter] untaps whenever a creature dies, whoever controlled it', () => {
  const b = board({ a: { battlefield: ['Goblin Sharpshooter'] }, b: { battlefield: ['2 Savannah Lions'] } })
  b.activate('Goblin Sharpshooter', { targets: ['Savannah Lions'] }).resolve()
  expect(b.object('Goblin Sharpshooter').tapped).toBe(true)
  b.resolve()
  expect(b.object('Goblin Sharpshooter').tapped).toBe(false)
})

it('[Goblin Sharpshooter] does not untap when a creature is exiled', () => {
  const b = board({
    a: { battlefield: [{ card: 'Goblin Sharpshooter', tapped: true }, 'Plains'], hand: ['Swords to Plowshares'] },
    b: { battlefield: ['Savannah Lions'] },
  })
  b.cast('Swords to Plowshares', { targets: ['Savannah Lions'] }).resolveAll()
  expect(b.object('Goblin Sharpshooter').tapped).toBe(true)
})

it('[Goblin Sharpshooter] does not shoot on the turn it comes', () => {
  const b = board({ a: { battlefield: [{ card: 'Goblin Sharpshooter', sick: true }] } })
  expect(b.can('activate', 'Goblin Sharpshooter')).toBe(false)
})

it('[Goblin Sharpshooter] shoots again and again with Skirk Prospector feeding it', () => {
  const b = board({ a: { battlefield: ['Goblin Sharpshooter', 'Skirk Prospector', 'Goblin Piker'] } })
  b.activate('Goblin Sharpshooter', { targets: ['B'] }).resolve()
  b.pick('sacrifice', 'Goblin Piker').tapForMana('Skirk Prospector').resolve()
  b.activate('Goblin Sharpshooter', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})

it('[Goblin Sharpshooter] does not untap for a permanent that is no creature, nor for a creature card discarded', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Goblin Sharpshooter', tapped: true }, 'Seal of Cleansing', 'Sol Ring', 'Wild Mongrel'],
      hand: ['Grizzly Bears'],
    },
  })
  b.activate('Seal of Cleansing', { targets: ['Sol Ring'] }).resolveAll()
  b.activate('Wild Mongrel').resolveAll()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.object('Goblin Sharpshooter').tapped).toBe(true)
})
