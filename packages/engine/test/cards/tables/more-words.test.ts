import { describe, expect, it } from 'vitest'
import { maximumHandSize } from '../../../src/turn/step-begin.ts'
import { board } from '../../support/board.ts'

describe('becoming a creature', () => {
  it('[CR 205.1a] [Opal Caryatid] is no enchantment any more', () => {
    const b = board({
      a: { battlefield: ['Opal Caryatid'] },
      b: { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] },
      active: 1,
    })
    b.cast('Grizzly Bears').resolveAll()
    expect([b.pt('Opal Caryatid'), b.c('Opal Caryatid').subtypes]).toEqual(['2/2', ['Soldier']])
  })

  it('[CR 205.1b] [Kormus Bell] leaves Swamps lands that tap for mana', () => {
    const b = board({ a: { battlefield: ['Kormus Bell', { card: 'Swamp', sick: false }] } })
    expect(b.pt('Swamp')).toBe('1/1')
    expect(b.tapForMana('Swamp').pool('A')).toBe('{B}')
  })
})

describe('how large a hand may be', () => {
  it('[CR 402.2] [Thought Eater] leaves four cards', () => {
    const b = board({ a: { battlefield: ['Thought Eater'] } })
    expect([maximumHandSize(b.game, 0), maximumHandSize(b.game, 1)]).toEqual([4, 7])
  })

  it('[CR 613.11] [Thought Eater] takes nothing from a hand without a maximum that came later', () => {
    const b = board({ a: { battlefield: ['Thought Eater', 'Reliquary Tower'] } })
    expect(maximumHandSize(b.game, 0)).toBeGreaterThan(100)
  })
})

it('[Extinction] destroys the creatures of the chosen type alone', () => {
  const b = board({
    a: { hand: ['Extinction'], battlefield: ['5 Swamp'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.option('chooseWord', 'Bear').cast('Extinction').resolve()
  expect([b.in('battlefield', 'Grizzly Bears'), b.in('battlefield', 'Hill Giant')]).toEqual([false, true])
})

it('[Theft of Dreams] counts the tapped creatures of its target', () => {
  const b = board({
    a: {
      hand: ['Theft of Dreams'],
      battlefield: ['3 Island', { card: 'Grizzly Bears', tapped: true }],
      library: ['3 Forest'],
    },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }, 'Ornithopter'] },
  })
  b.cast('Theft of Dreams', { targets: ['B'] }).resolve()
  expect(b.count('hand', 'Forest')).toBe(1)
})

it('[Stronghold Discipline] takes from each player the life of their own creatures', () => {
  const b = board({
    a: { hand: ['Stronghold Discipline'], battlefield: ['4 Swamp', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', 'Ornithopter'] },
  })
  b.cast('Stronghold Discipline').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([19, 18])
})

it('[Laccolith Titan] deals its damage to the target instead of in combat', () => {
  const b = board({
    a: { battlefield: [{ card: 'Laccolith Titan', sick: false }] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.attack('Laccolith Titan').yes().aim(['Hill Giant']).block('Grizzly Bears>Laccolith Titan').damage()
  expect([b.in('battlefield', 'Hill Giant'), b.in('battlefield', 'Grizzly Bears')]).toEqual([false, true])
})

it('[CR 702.33] [Kavu Titan] has trample and the counters only where it was kicked', () => {
  const b = board({ a: { hand: ['Kavu Titan'], battlefield: ['2 Forest'] } })
  b.cast('Kavu Titan').resolve()
  expect([b.pt('Kavu Titan'), b.has('Kavu Titan', 'trample')]).toEqual(['2/2', false])
})

it('[Overgrowth] adds two green mana of its own, for whoever controls the land', () => {
  const b = board({ a: { battlefield: ['Forest', { card: 'Overgrowth', attachedTo: 'Forest' }] } })
  expect(b.tapForMana('Forest').pool('A')).toBe('{G}{G}{G}')
})
