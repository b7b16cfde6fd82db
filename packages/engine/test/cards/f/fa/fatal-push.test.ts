import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fatal Push] destroys a creature with mana value 2 or less', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Fatal Push'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.cast('Fatal Push').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
})

it('[Fatal Push] spares mana value 3 without revolt', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Fatal Push'] }, b: { battlefield: ['Gray Ogre'] } })
  b.cast('Fatal Push').resolve()
  expect(b.in('battlefield', 'Gray Ogre', 'B')).toBe(true)
})

it('[Fatal Push] destroys mana value 4 when a permanent you controlled left this turn', () => {
  const b = board({
    a: { battlefield: ['Swamp', 'Windswept Heath'], hand: ['Fatal Push'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Windswept Heath').resolve().cast('Fatal Push').resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Fatal Push] spares mana value 5 even with revolt', () => {
  const b = board({
    a: { battlefield: ['Swamp', 'Windswept Heath'], hand: ['Fatal Push'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.activate('Windswept Heath').resolve().cast('Fatal Push').resolve()
  expect(b.in('battlefield', 'Serra Angel', 'B')).toBe(true)
})

it("[Fatal Push] is not helped by the opponent's permanents that left", () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Fatal Push'] },
    b: { battlefield: ['Hill Giant', 'Windswept Heath'] },
  })
  b.turnTo('B').activate('Windswept Heath').resolve().turnTo('A').cast('Fatal Push').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Fatal Push] counts a permanent that left after it was cast', () => {
  const b = board({
    a: { battlefield: ['Swamp', 'Mogg Fanatic'], hand: ['Fatal Push'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Fatal Push', { targets: ['Hill Giant'] })
    .activate('Mogg Fanatic', { targets: ['B'] })
    .resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Fatal Push] forgets what left last turn', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Swamp', 'Windswept Heath'], hand: ['Fatal Push'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.turnTo('A').activate('Windswept Heath').resolve().to('main1', 4).cast('Fatal Push').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('revolt: after a permanent of yours left, Fatal Push destroys up to mana value 4', () => {
  const b = board({
    a: { battlefield: ['Swamp', 'Windswept Heath'], hand: ['Fatal Push'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Windswept Heath').resolve()
  b.cast('Fatal Push').resolve()
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
})
