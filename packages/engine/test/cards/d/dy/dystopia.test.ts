import { expect, it } from 'vitest'
import { createLog } from '../../../../src/view/log.ts'
import { board } from '../../../support/board.ts'

it('[Dystopia] makes each player sacrifice a green or white permanent at their own upkeep', () => {
  const b = board({
    step: 'end',
    a: { battlefield: ['Dystopia', 'Grizzly Bears'] },
    b: { battlefield: ['Savannah Lions', 'Hill Giant'] },
  })
  b.to('upkeep', 4)
  expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  b.yes('payOrNot').to('upkeep', 5)
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Dystopia] costs 1 life more for each age counter at each upkeep', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: [{ card: 'Dystopia', counters: { age: 2 } }] } })
  b.yes('payOrNot').to('upkeep')
  expect(b.life('A')).toBe(17)
  expect(b.counters('Dystopia', 'age')).toBe(3)
})

it('[Dystopia] the log says that it gets an age counter', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Dystopia'] } })
  const log = createLog(b.game)
  b.yes('payOrNot').to('upkeep')
  expect(log.lines.map(({ text }) => text)).toContain('Dystopia gets an age counter')
})

it('[CR 119.4] a cumulative upkeep of 3 life cannot be paid with 2 life: it is sacrificed and no life is lost', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: [{ card: 'Dystopia', counters: { age: 2 } }], life: 2 },
  })
  b.yes('payOrNot').to('upkeep')
  expect(b.in('graveyard', 'Dystopia', 'A')).toBe(true)
  expect(b.life('A')).toBe(2)
})
