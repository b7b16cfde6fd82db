import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin King] gives other Goblins +1/+1 and mountainwalk, not itself', () => {
  const b = board({ a: { battlefield: ['Goblin King', 'Mogg Fanatic'] } })
  expect(b.pt('Mogg Fanatic')).toBe('2/2')
  expect(b.has('Mogg Fanatic', 'landwalk')).toBe(true)
  expect(b.pt('Goblin King')).toBe('2/2')
  expect(b.has('Goblin King', 'landwalk')).toBe(false)
})

it("[Goblin King] leads the opponent's Goblins too", () => {
  const b = board({ a: { battlefield: ['Goblin King'] }, b: { battlefield: ['Mogg Fanatic', 'Grizzly Bears'] } })
  expect(b.pt('Mogg Fanatic')).toBe('2/2')
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})

it('[Goblin King] makes Goblins unblockable for a player with a Mountain', () => {
  const b = board({
    a: { battlefield: ['Goblin King', 'Goblin Piker'] },
    b: { battlefield: ['Hill Giant', 'Mountain'] },
  })
  b.attack('Goblin Piker')
  expect(() => b.block('Hill Giant>Goblin Piker')).toThrow()
})

it('[Goblin King] does not stop blocks by a player without a Mountain', () => {
  const b = board({ a: { battlefield: ['Goblin King', 'Goblin Piker'] }, b: { battlefield: ['Hill Giant', 'Forest'] } })
  b.attack('Goblin Piker').block('Hill Giant>Goblin Piker').damage()
  expect(b.life('B')).toBe(20)
})

it('[Goblin King] two of them lead each other', () => {
  const b = board({ a: { battlefield: ['2 Goblin King'] } })
  expect(b.pt('Goblin King')).toBe('3/3')
  expect(b.pt('Goblin King#2')).toBe('3/3')
})

it('[Goblin King] leads nobody under Humility', () => {
  const b = board({ a: { battlefield: ['Goblin King', 'Goblin Piker', 'Humility'] } })
  expect(b.pt('Goblin Piker')).toBe('1/1')
})

it('a Goblin King does not pump itself; two pump each other', () => {
  const b = board({ a: { battlefield: ['2 Goblin King'] } })
  expect(b.pt('Goblin King')).toBe('3/3')
  expect(board({ a: { battlefield: ['Goblin King'] } }).pt('Goblin King')).toBe('2/2')
})
