import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers, watch } from '../support/watch.ts'

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

it('[Terror] destroys without regeneration what is neither artifact nor black', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', '2 Forest', 'Troll Ascetic', 'Ornithopter', 'Black Knight'], hand: ['Terror'] },
  })
  b.activate('Troll Ascetic').resolve().cast('Terror').resolve()
  expect(b.names('battlefield', 'A')).toEqual(['Swamp', 'Swamp', 'Forest', 'Forest', 'Ornithopter', 'Black Knight'])
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

it('[Duress] reveals the hand, and its controller chooses one card', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Duress'] }, b: { hand: ['Shock', 'Exploration'] } })
  const seen = watch(b)
  b.reply('choose', () => [b.id('Exploration')], 'A')
    .cast('Duress')
    .resolve()
  expect(seen.events.find((event) => event.kind === 'revealed')).toMatchObject({ player: 1, amount: 2 })
  expect(b.names('graveyard', 'B')).toEqual(['Exploration'])
  const two = board({ a: { battlefield: ['Swamp'], hand: ['Duress'] }, b: { hand: ['Shock', 'Exploration'] } })
  two.pick('choose', 'Shock', 'Exploration').cast('Duress')
  expect(() => two.resolve()).toThrow()
})
