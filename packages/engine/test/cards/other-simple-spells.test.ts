import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Catalog] draws two cards, then discards one', () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Catalog'] } })
  b.cast('Catalog').resolve()
  expect([b.names('hand', 'A').length, b.count('graveyard', 'Wastes', 'A')]).toEqual([1, 1])
})

it("[Altar's Reap] draws two cards for a creature", () => {
  const b = board({ a: { battlefield: ['2 Swamp', 'Memnite'], hand: ["Altar's Reap"] } })
  b.cast("Altar's Reap").resolve()
  expect([b.names('hand', 'A').length, b.in('graveyard', 'Memnite', 'A')]).toEqual([2, true])
})

it('[Mind Sculpt] mills seven cards of an opponent', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Mind Sculpt'] } })
  b.cast('Mind Sculpt').resolve()
  expect(b.names('graveyard', 'B').length).toBe(7)
})

it('[Mind Shatter] makes a player discard X cards at random', () => {
  const b = board({ a: { battlefield: ['5 Swamp'], hand: ['Mind Shatter'] }, b: { hand: ['4 Forest'] } })
  b.reply('x', 3)
    .cast('Mind Shatter', { targets: ['B'] })
    .resolve()
  expect(b.names('hand', 'B').length).toBe(1)
})

it("[Rakshasa's Secret] takes two cards of an opponent and mills two of yours", () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ["Rakshasa's Secret"] }, b: { hand: ['3 Forest'] } })
  b.cast("Rakshasa's Secret").resolve()
  expect([b.names('hand', 'B').length, b.count('graveyard', 'Wastes', 'A')]).toEqual([1, 2])
})

it.each(["Krenko's Command", 'Dragon Fodder'])('[%s] makes two Goblins', (name) => {
  const b = board({ a: { battlefield: ['2 Mountain', 'Goblin King'], hand: [name] } })
  b.cast(name).resolve()
  expect(b.count('battlefield', 'Goblin Token', 'A')).toBe(2)
  expect(b.pt('Goblin Token')).toBe('2/2')
})

it('[Lingering Souls] makes two flying Spirits, and again from the graveyard', () => {
  const b = board({ a: { battlefield: ['3 Plains', '2 Swamp'], hand: ['Lingering Souls'] } })
  b.cast('Lingering Souls').resolve().cast('Lingering Souls', { method: 'flashback' }).resolve()
  expect(b.count('battlefield', 'Spirit Token', 'A')).toBe(4)
})

it('[Pyretic Ritual] adds {R}{R}{R}', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Pyretic Ritual'] } })
  b.cast('Pyretic Ritual').resolve()
  expect(b.pool('A')).toBe('{R}{R}{R}')
})

it('[Otherworldly Journey] brings a creature back at the end step with a +1/+1 counter', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Grizzly Bears'], hand: ['Otherworldly Journey'] } })
  b.cast('Otherworldly Journey').resolve()
  expect(b.in('exile', 'Grizzly Bears', 'A')).toBe(true)
  b.to('end')
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})

it('[Ephemeral Shields] makes a creature indestructible, also paid for by creatures', () => {
  const b = board({ a: { battlefield: ['2 Silvercoat Lion'], hand: ['Ephemeral Shields'] } })
  b.cast('Ephemeral Shields', { targets: ['Silvercoat Lion'] }).resolve()
  expect(b.has('Silvercoat Lion', 'indestructible')).toBe(true)
})

it('[Double Cleave] gives double strike', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Grizzly Bears'], hand: ['Double Cleave'] } })
  b.cast('Double Cleave').resolve().attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(16)
})

it('[Charge] gives your creatures +1/+1', () => {
  const b = board({
    a: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Charge'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Charge').resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['3/3', '3/3'])
})

it('[Dread Return] returns a creature, and again for three creatures', () => {
  const b = board({
    a: { battlefield: ['4 Swamp', '3 Memnite'], hand: ['Dread Return'], graveyard: ['Hill Giant', 'Gray Ogre'] },
  })
  b.cast('Dread Return', { targets: ['Hill Giant'] }).resolve()
  b.pick('sacrifice', 'Memnite', 'Memnite#2', 'Memnite#3')
    .cast('Dread Return', { method: 'flashback', targets: ['Gray Ogre'] })
    .resolve()
  expect(
    b
      .names('battlefield', 'A')
      .filter((name) => name !== 'Swamp')
      .sort(),
  ).toEqual(['Gray Ogre', 'Hill Giant'])
})
