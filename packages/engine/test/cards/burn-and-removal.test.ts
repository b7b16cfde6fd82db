import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

it.each([
  ['Volcanic Hammer', 3],
  ['Precision Bolt', 3],
  ['Sudden Shock', 2],
  ['Geistflame', 1],
  ['Lava Dart', 1],
] as const)('[%s] deals %i damage to any target', (name, damage) => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: [name] } })
  b.cast(name, { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(20 - damage)
})

it('[Burst Lightning] deals 4 damage instead of 2 if it was kicked', () => {
  const b = board({ a: { battlefield: ['6 Mountain'], hand: ['2 Burst Lightning'] } })
  b.no('kicker')
    .cast('Burst Lightning', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(18)
  b.yes('kicker')
    .cast('Burst Lightning', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(14)
})

it('[Sudden Shock] leaves no time for a response', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Sudden Shock'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Sudden Shock', { targets: ['B'] }).turnTo('B')
  expect(b.can('cast', 'Counterspell')).toBe(false)
})

it('[Geistflame] has flashback, [Lava Dart] for a Mountain', () => {
  const b = board({ a: { battlefield: ['5 Mountain'], graveyard: ['Geistflame', 'Lava Dart'] } })
  b.cast('Geistflame', { method: 'flashback', targets: ['B'] }).resolve()
  b.cast('Lava Dart', { method: 'flashback', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
  expect(b.count('battlefield', 'Mountain', 'A')).toBe(4)
})

it('[Tremor] deals 1 damage to each creature without flying', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Tremor'] },
    b: { battlefield: ['Squire', 'Raging Goblin', 'Suntail Hawk'] },
  })
  b.cast('Tremor').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Squire', 'Suntail Hawk'])
})

it.each([
  ['Fell', 'Memnite', true],
  ['Go for the Throat', 'Memnite', false],
  ['Angelic Edict', 'Glorious Anthem', true],
  ['Stone Rain', 'Forest', true],
  ['Stone Rain', 'Hill Giant', false],
] as const)('[%s] may get rid of %s: %s', (name, victim, allowed) => {
  const b = board({ a: { mana: '{W}{B}{R}{W}{B}{R}', hand: [name] }, b: { battlefield: [victim] } })
  expect(b.can('cast', name)).toBe(allowed)
  if (allowed) b.cast(name, { targets: [victim] }).resolve()
  expect(b.in('battlefield', victim, 'B')).toBe(!allowed)
})

it('[Go for the Throat] destroys a nonartifact creature, [Angelic Edict] exiles a creature', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', '5 Plains'], hand: ['Go for the Throat', 'Angelic Edict'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.cast('Go for the Throat', { targets: ['Hill Giant'] }).resolve()
  b.cast('Angelic Edict', { targets: ['Gray Ogre'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B') && b.in('exile', 'Gray Ogre', 'B')).toBe(true)
})

it.each(['Grizzly Bears', 'Hill Giant'])(
  '[Divine Verdict] destroys %s in combat, and not Gray Ogre outside',
  (victim) => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
      b: { battlefield: ['Hill Giant', '4 Plains'], hand: ['Divine Verdict'] },
    })
    b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears').turnTo('B')
    const seen = offers(b, 'target', victim)
    b.cast('Divine Verdict').resolve()
    expect(seen).toEqual(['Grizzly Bears', 'Hill Giant'])
    expect(b.in('graveyard', victim)).toBe(true)
  },
)

it('[Damnation] destroys all creatures, and they cannot be regenerated', () => {
  const b = board({
    a: { battlefield: ['4 Swamp', 'Swamp', 'Drudge Skeletons'], hand: ['Damnation'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Drudge Skeletons').resolve().cast('Damnation').resolve()
  expect(b.count('graveyard', 'Drudge Skeletons') + b.count('graveyard', 'Hill Giant')).toBe(2)
})

it("[Akroma's Vengeance] destroys artifacts, creatures and enchantments, or is cycled", () => {
  const b = board({
    a: { battlefield: ['6 Plains', '3 Plains'], hand: ["Akroma's Vengeance"] },
    b: { battlefield: ['Hill Giant', 'Sol Ring', 'Glorious Anthem', 'Forest'] },
  })
  b.cast("Akroma's Vengeance").resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Forest'])
  const cycled = board({ a: { battlefield: ['3 Plains'], hand: ["Akroma's Vengeance"] } })
  cycled.activate("Akroma's Vengeance", { zone: 'hand' }).resolve()
  expect(cycled.names('hand', 'A')).toEqual(['Wastes'])
})

it.each([
  ['Last Gasp', ['Hill Giant']],
  ['Infest', ['Gray Ogre', 'Squire']],
] as const)('[%s] kills %s', (name, dead) => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: [name] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre', 'Squire'] },
  })
  b.cast(name, { targets: ['Hill Giant'] }).resolve()
  expect(b.names('graveyard', 'B').sort()).toEqual([...dead].sort())
})

it("[Geth's Verdict] makes a player sacrifice a creature and lose 1 life", () => {
  const b = board({ a: { battlefield: ['2 Swamp'], hand: ["Geth's Verdict"] }, b: { battlefield: ['Hill Giant'] } })
  b.cast("Geth's Verdict", { targets: ['B'] }).resolve()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.life('B')]).toEqual([true, 19])
})

it.each([
  ['Cancel', 'Shock', true],
  ['Remove Soul', 'Memnite', true],
  ['Remove Soul', 'Shock', false],
  ['Outwit', 'Shock', true],
  ['Outwit', 'Memnite', false],
] as const)('[%s] may counter %s (aimed at a player): %s', (name, spell, allowed) => {
  const b = board({ a: { battlefield: ['Mountain'], hand: [spell] }, b: { battlefield: ['3 Island'], hand: [name] } })
  b.cast(spell, { targets: ['B'] }).turnTo('B')
  expect(b.can('cast', name)).toBe(allowed)
  if (allowed) b.cast(name).resolve()
  expect(b.in('graveyard', spell, 'A')).toBe(allowed)
})
