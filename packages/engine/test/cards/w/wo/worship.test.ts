import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Worship] keeps you at 1 life while you control a creature', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Worship', 'Grizzly Bears'], life: 3 },
    b: { battlefield: ['2 Mountain'], hand: ['Flame Rift'] },
  })
  b.cast('Flame Rift').resolve()
  expect(b.life('A')).toBe(1)
})

it('[Worship] does nothing without a creature', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Worship'], life: 3 },
    b: { battlefield: ['2 Mountain', 'Hill Giant'], hand: ['Flame Rift'] },
  })
  b.cast('Flame Rift').resolve()
  expect(b.winner).toBe('B')
})

it('[Worship] leaves damage that does not go below 1 alone', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Worship', 'Grizzly Bears'], life: 10 },
    b: { battlefield: ['2 Mountain'], hand: ['Flame Rift'] },
  })
  b.cast('Flame Rift').resolve()
  expect(b.life('A')).toBe(6)
})

it('[Worship] does not help against loss of life that is no damage', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Worship', 'Grizzly Bears', 'Bitterblossom'], life: 1 },
  })
  b.to('upkeep')
  expect(b.winner).toBe('B')
})

it('[Worship] holds against several attackers at once', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Worship', 'Grizzly Bears'], life: 4 },
    b: { battlefield: ['Hill Giant', 'Craw Wurm'] },
  })
  b.attack('Hill Giant', 'Craw Wurm').damage()
  expect(b.life('A')).toBe(1)
})

it('[Worship] damage is dealt in full: lifelink gains all of it', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Worship', 'Grizzly Bears'], life: 1 },
    b: { battlefield: ['Child of Night'] },
  })
  b.attack('Child of Night').damage()
  expect([b.life('A'), b.life('B')]).toEqual([1, 22])
})

it('[Worship] holds though the only creature dies in the same combat damage', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Worship', 'Grizzly Bears'], life: 4 },
    b: { battlefield: ['Hill Giant', 'Craw Wurm'] },
  })
  b.attack('Hill Giant', 'Craw Wurm').block('Grizzly Bears>Hill Giant').damage()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.life('A')).toBe(1)
})

it('Worship without a creature does nothing', () => {
  const b = board({ a: { battlefield: ['Worship', 'Mountain'], hand: ['Lightning Bolt'], life: 2 } })
  b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(b.winner).toBe('B')
})

it('Worship does not stop loss of life', () => {
  const b = board({
    a: { battlefield: ['Worship', 'Bitterblossom', 'Grizzly Bears'], life: 1 },
    active: 1,
    step: 'end',
  })
  b.to('draw', 4)
  expect(b.winner).toBe('B')
})
