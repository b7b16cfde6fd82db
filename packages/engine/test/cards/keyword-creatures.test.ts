import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it.each([
  ['Ornithopter', '0/2', ['flying']],
  ['Raging Goblin', '1/1', ['haste']],
  ['Serra Angel', '4/4', ['flying', 'vigilance']],
  ['Air Elemental', '4/4', ['flying']],
  ['White Knight', '2/2', ['first strike', 'protection']],
  ['Black Knight', '2/2', ['first strike', 'protection']],
  ['Youthful Knight', '2/1', ['first strike']],
  ['Fencing Ace', '1/1', ['double strike']],
  ['Child of Night', '2/1', ['lifelink']],
  ['Giant Spider', '2/4', ['reach']],
  ['Typhoid Rats', '1/1', ['deathtouch']],
  ['Boggart Brute', '3/2', ['menace']],
  ['Wall of Stone', '0/8', ['defender']],
  ['Ashcoat Bear', '2/2', ['flash']],
  ['Baneslayer Angel', '5/5', ['flying', 'first strike', 'lifelink', 'protection']],
] as const)('[%s] is a %s with %s', (name, size, words) => {
  const b = board({ a: { battlefield: [name] } })
  expect(b.pt(name)).toBe(size)
  for (const word of words) expect(b.has(name, word)).toBe(true)
})

it('[Raging Goblin] attacks the turn it comes', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Raging Goblin'] } })
  b.cast('Raging Goblin').resolve().attack('Raging Goblin').damage()
  expect(b.life('B')).toBe(19)
})

it('[Serra Angel] attacks without tapping', () => {
  const b = board({ a: { battlefield: ['Serra Angel'] } })
  b.attack('Serra Angel')
  expect(b.object('Serra Angel').tapped).toBe(false)
})

it('[Air Elemental] is not blocked by a creature on the ground', () => {
  const b = board({ a: { battlefield: ['Air Elemental'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Air Elemental')
  expect(() => b.block('Hill Giant>Air Elemental')).toThrow()
})

it('[Giant Spider] blocks a flyer', () => {
  const b = board({ a: { battlefield: ['Air Elemental'] }, b: { battlefield: ['Giant Spider'] } })
  b.attack('Air Elemental').block('Giant Spider>Air Elemental').damage()
  expect(b.life('B')).toBe(20)
})

it('[White Knight] cannot be the target of Murder; Black Knight can', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Murder'] },
    b: { battlefield: ['White Knight', 'Black Knight'] },
  })
  b.cast('Murder').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['White Knight'])
})

it('[White Knight] has protection from black only', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { battlefield: ['White Knight'] } })
  b.cast('Lightning Bolt', { targets: ['White Knight'] }).resolve()
  expect(b.in('graveyard', 'White Knight', 'B')).toBe(true)
})

it('[Black Knight] takes no damage from a white creature', () => {
  const b = board({ a: { battlefield: ['Silvercoat Lion'] }, b: { battlefield: ['Black Knight'] } })
  b.attack('Silvercoat Lion').block('Black Knight>Silvercoat Lion').damage()
  expect(b.object('Black Knight').damage).toBe(0)
  expect(b.in('graveyard', 'Silvercoat Lion', 'A')).toBe(true)
})

it('[Black Knight] is not blocked by a white creature', () => {
  const b = board({ a: { battlefield: ['Black Knight'] }, b: { battlefield: ['Silvercoat Lion'] } })
  b.attack('Black Knight')
  expect(() => b.block('Silvercoat Lion>Black Knight')).toThrow()
})

it('[Black Knight] has protection from white only', () => {
  const b = board({
    a: { battlefield: ['Plains', '3 Swamp'], hand: ['Swords to Plowshares', 'Murder'] },
    b: { battlefield: ['Black Knight'] },
  })
  expect(b.can('cast', 'Swords to Plowshares')).toBe(false)
  b.cast('Murder').resolve()
  expect(b.in('graveyard', 'Black Knight', 'B')).toBe(true)
})

it('[Youthful Knight] kills a 2/2 before it strikes back', () => {
  const b = board({ a: { battlefield: ['Youthful Knight'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.attack('Youthful Knight').block('Grizzly Bears>Youthful Knight').damage()
  expect(b.names('battlefield')).toEqual(['Youthful Knight'])
})

it('[Fencing Ace] deals damage twice', () => {
  const b = board({ a: { battlefield: ['Fencing Ace'] } })
  b.attack('Fencing Ace').damage()
  expect(b.life('B')).toBe(18)
})

it('[Child of Night] gains its controller the damage it deals', () => {
  const b = board({ a: { battlefield: ['Child of Night'] } })
  b.attack('Child of Night').damage()
  expect(b.life('A')).toBe(22)
})

it('[Typhoid Rats] kills whatever it fights', () => {
  const b = board({ a: { battlefield: ['Craw Wurm'] }, b: { battlefield: ['Typhoid Rats'] } })
  b.attack('Craw Wurm').block('Typhoid Rats>Craw Wurm').damage()
  expect(b.in('graveyard', 'Craw Wurm', 'A')).toBe(true)
})

it('[Boggart Brute] is blocked by two or not at all', () => {
  const b = board({ a: { battlefield: ['Boggart Brute'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('Boggart Brute')
  expect(() => b.block('Hill Giant>Boggart Brute')).toThrow()
  b.block('Hill Giant>Boggart Brute', 'Gray Ogre>Boggart Brute').damage()
  expect(b.in('graveyard', 'Boggart Brute', 'A')).toBe(true)
})

it('[Wall of Stone] does not attack', () => {
  const b = board({ a: { battlefield: ['Wall of Stone'] } })
  expect(() => b.attack('Wall of Stone')).toThrow()
})

it('[Ashcoat Bear] ambushes an attacker', () => {
  const b = board({ a: { battlefield: ['Goblin Piker'] }, b: { battlefield: ['2 Forest'], hand: ['Ashcoat Bear'] } })
  b.attack('Goblin Piker').turnTo('B').cast('Ashcoat Bear').resolve().block('Ashcoat Bear>Goblin Piker').damage()
  expect(b.in('graveyard', 'Goblin Piker', 'A')).toBe(true)
})

it('[Mogg Flunkies] cannot attack or block alone', () => {
  const alone = board({ a: { battlefield: ['Mogg Flunkies'] } })
  expect(() => alone.attack('Mogg Flunkies')).toThrow()
  const together = board({ a: { battlefield: ['Mogg Flunkies', 'Goblin Piker'] } })
  together.attack('Mogg Flunkies', 'Goblin Piker').damage()
  expect(together.life('B')).toBe(15)
})

it('[Mogg Flunkies] does not block alone', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
    b: { battlefield: ['Mogg Flunkies', 'Goblin Piker'] },
  })
  b.attack('Grizzly Bears', 'Gray Ogre').to('declareBlockers')
  expect(() => b.block('Mogg Flunkies>Grizzly Bears')).toThrow()
  b.block('Mogg Flunkies>Grizzly Bears', 'Goblin Piker>Gray Ogre').damage()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})
