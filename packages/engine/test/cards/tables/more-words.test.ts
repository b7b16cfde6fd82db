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

describe('attacking you', () => {
  it('[Heavy Fog] can be cast in the step in which you have been attacked, and not otherwise', () => {
    const b = board({
      a: { battlefield: [{ card: 'Grizzly Bears', sick: false }] },
      b: { hand: ['Heavy Fog'], battlefield: ['3 Forest'] },
    })
    expect(b.can('cast', 'Heavy Fog')).toBe(false)
    b.attack('Grizzly Bears').turnTo('B')
    expect(b.can('cast', 'Heavy Fog')).toBe(true)
  })

  it('[Snow Fortress] sees the creatures attacking its controller', () => {
    const b = board({
      a: { battlefield: [{ card: 'Grizzly Bears', sick: false }, 'Hill Giant'] },
      b: { battlefield: ['Snow Fortress', '3 Forest'] },
    })
    b.attack('Grizzly Bears')
      .turnTo('B')
      .activate('Snow Fortress', { targets: ['Grizzly Bears'], nth: 2 })
      .resolve()
    expect(b.object('Grizzly Bears').damage).toBe(1)
  })
})

describe('[CR 510.1c] as though it were not blocked', () => {
  const blocked = () =>
    board({
      a: { battlefield: [{ card: 'Thorn Elemental', sick: false }] },
      b: { battlefield: ['Grizzly Bears'] },
    })

  it('[Thorn Elemental] deals its damage to the player it attacks where its controller wants so', () => {
    const b = blocked().attack('Thorn Elemental').block('Grizzly Bears>Thorn Elemental').yes().damage()
    expect([b.life('B'), b.in('battlefield', 'Grizzly Bears')]).toEqual([13, true])
  })

  it('[Thorn Elemental] deals it to its blocker otherwise', () => {
    const b = blocked().attack('Thorn Elemental').block('Grizzly Bears>Thorn Elemental').no().damage()
    expect([b.life('B'), b.in('battlefield', 'Grizzly Bears')]).toEqual([20, false])
  })
})

it('[CR 101.4] [Icy Prison] stays where an opponent pays', () => {
  const b = board({
    a: { battlefield: ['Icy Prison', '3 Island'] },
    b: { battlefield: ['3 Forest'] },
    turn: 2,
    step: 'end',
    active: 1,
  })
  b.no('payOrNot').yes('payOrNot').to('upkeep', 3).resolveAll()
  expect(b.in('battlefield', 'Icy Prison')).toBe(true)
})

it('[CR 702.95] [Wingcrafter] gives flying to both creatures as long as they are paired', () => {
  const b = board({ a: { hand: ['Wingcrafter'], battlefield: ['Island', 'Grizzly Bears'] } })
  b.yes().cast('Wingcrafter').resolveAll()
  expect([b.has('Wingcrafter', 'flying'), b.has('Grizzly Bears', 'flying')]).toEqual([true, true])
})

it('[Sea of Clouds] enters tapped in a game with a single opponent', () => {
  const b = board({ a: { hand: ['Sea of Clouds'] } })
  b.play('Sea of Clouds')
  expect(b.object('Sea of Clouds').tapped).toBe(true)
})

it('[Nightsky Mimic] waits for a spell that is both white and black', () => {
  const b = board({
    a: {
      hand: ['Vindicate', 'Swords to Plowshares'],
      battlefield: ['Nightsky Mimic', '2 Swamp', '4 Plains', 'Forest'],
    },
  })
  b.cast('Swords to Plowshares', { targets: ['Nightsky Mimic'] })
  expect(b.game.state.stack).toHaveLength(1)
})

it('[CR 702.138c] [Phoenix of Ash] has its counter only where it escaped', () => {
  const cast = board({ a: { hand: ['Phoenix of Ash'], battlefield: ['3 Mountain'] } })
  cast.cast('Phoenix of Ash').resolve()
  const escaped = board({ a: { graveyard: ['Phoenix of Ash', '3 Shock'], battlefield: ['4 Mountain'] } })
  escaped.cast('Phoenix of Ash', { method: 'escape', from: 'graveyard' }).resolve()
  expect([cast, escaped].map((b) => b.counters('Phoenix of Ash', '+1/+1'))).toEqual([0, 1])
})
