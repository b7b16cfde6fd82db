import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Pyromancer] gives Goblin creatures of both players +3/+0, itself too', () => {
  const b = board({
    a: { hand: ['Goblin Pyromancer'], battlefield: ['4 Mountain', 'Mogg Fanatic', 'Grizzly Bears'] },
    b: { battlefield: ['Goblin Piker'] },
  })
  b.cast('Goblin Pyromancer').resolve().resolve()
  expect(b.pt('Goblin Pyromancer')).toBe('5/2')
  expect(b.pt('Mogg Fanatic')).toBe('4/1')
  expect(b.pt('Goblin Piker')).toBe('5/1')
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})

it('[Goblin Pyromancer] gives nothing to Goblins that come later', () => {
  const b = board({ a: { hand: ['Goblin Pyromancer', 'Mogg Fanatic'], battlefield: ['5 Mountain'] } })
  b.cast('Goblin Pyromancer').resolve().resolve().cast('Mogg Fanatic').resolve()
  expect(b.pt('Mogg Fanatic')).toBe('1/1')
})

it('[Goblin Pyromancer] destroys all Goblins of both players at the end step', () => {
  const b = board({
    a: { battlefield: ['Goblin Pyromancer', 'Grizzly Bears'] },
    b: { battlefield: ['Goblin Piker', 'Hill Giant'] },
  })
  b.to('end')
  expect(b.names('battlefield')).toEqual(['Grizzly Bears', 'Hill Giant'])
})

it("[Goblin Pyromancer] triggers at the opponent's end step too", () => {
  const b = board({ active: 1, a: { battlefield: ['Goblin Pyromancer', 'Goblin Piker'] } })
  b.to('end')
  expect(b.names('battlefield')).toEqual([])
})

it('[Goblin Pyromancer] spares the Goblins when it is gone before the end step', () => {
  const b = board({ a: { battlefield: ['Goblin Pyromancer', 'Goblin Piker', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Goblin Pyromancer'] })
    .resolve()
    .to('end')
  expect(b.names('battlefield', 'A')).toEqual(['Goblin Piker', 'Mountain'])
})

it('[Goblin Pyromancer] destroys the Goblins though it is killed in response to the trigger', () => {
  const b = board({ a: { battlefield: ['Goblin Pyromancer', 'Goblin Piker', 'Mountain'], hand: ['Shock'] } })
  for (let guard = 0; guard < 50 && b.step !== 'end'; guard++) {
    if (b.decision.shape === 'attack') b.submit([]).settle()
    else b.pass()
  }
  b.turnTo('A')
    .cast('Shock', { targets: ['Goblin Pyromancer'] })
    .resolve()
  expect(b.in('battlefield', 'Goblin Piker')).toBe(true)
  b.resolve()
  expect(b.in('graveyard', 'Goblin Piker')).toBe(true)
})
