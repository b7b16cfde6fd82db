import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chandra, Torch of Defiance] +1 adds {R}{R}', () => {
  const b = board({ a: { battlefield: ['Chandra, Torch of Defiance'] } })
  b.activate('Chandra, Torch of Defiance', { nth: 1 }).resolve()
  expect(b.pool('A')).toBe('{R}{R}')
})

it('[Chandra, Torch of Defiance] +1 exiles the top card, which you may cast; if not, 2 damage to each opponent', () => {
  const cast = board({
    a: { battlefield: ['Chandra, Torch of Defiance', 'Mountain'], library: ['Raging Goblin', 'Forest'] },
  })
  cast.activate('Chandra, Torch of Defiance').resolveAll()
  expect(cast.in('battlefield', 'Raging Goblin', 'A')).toBe(true)
  expect(cast.life('B')).toBe(20)
  const not = board({ a: { battlefield: ['Chandra, Torch of Defiance'], library: ['Forest', 'Forest'] } })
  not.activate('Chandra, Torch of Defiance').resolveAll()
  expect(not.life('B')).toBe(18)
  expect(not.in('exile', 'Forest', 'A')).toBe(true)
})

it('[Chandra, Torch of Defiance] -3 deals 4 damage to a creature', () => {
  const b = board({ a: { battlefield: ['Chandra, Torch of Defiance'] }, b: { battlefield: ['Serra Angel'] } })
  b.activate('Chandra, Torch of Defiance', { nth: 2, targets: ['Serra Angel'] }).resolve()
  expect(b.in('graveyard', 'Serra Angel', 'B')).toBe(true)
})

it('[Chandra, Torch of Defiance] -7 gives an emblem that burns for each spell', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Chandra, Torch of Defiance', counters: { loyalty: 7 } }, 'Mountain'],
      hand: ['Raging Goblin'],
    },
  })
  b.activate('Chandra, Torch of Defiance', { nth: 3 }).resolve()
  b.aim(['B']).cast('Raging Goblin').resolveAll()
  expect(b.life('B')).toBe(15)
})

it('Chandra +1: the exiled card not cast, 2 damage to each opponent', () => {
  const b = board({ a: { battlefield: ['Chandra, Torch of Defiance'], library: ['Forest', '3 Wastes'] } })
  b.activate('Chandra, Torch of Defiance').resolve()
  expect(b.names('exile')).toEqual(['Forest'])
  expect(b.life('B')).toBe(18)
})

it('Chandra +1: the exiled card cast, no damage besides', () => {
  const b = board({
    a: { battlefield: ['Chandra, Torch of Defiance', 'Mountain'], library: ['Lightning Bolt', '3 Wastes'] },
  })
  b.yes().aim(['B']).activate('Chandra, Torch of Defiance').resolve()
  expect(b.life('B')).toBe(20)
  b.resolve()
  expect(b.life('B')).toBe(17)
})

it('Chandra −7: the emblem deals 5 whenever you cast a spell', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Chandra, Torch of Defiance', counters: { loyalty: 7 } }, 'Mountain'],
      hand: ['Raging Goblin'],
    },
  })
  b.activate('Chandra, Torch of Defiance', { nth: 3 }).resolve()
  b.aim(['B']).cast('Raging Goblin').resolve()
  expect(b.life('B')).toBe(15)
})
