import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[CR 700.2i] [Season of Weaving] spends up to five pawprints, the same mode more than once', () => {
  const b = board({
    a: { hand: ['Season of Weaving'], battlefield: ['6 Island', 'Hill Giant'] },
  })
  b.reply('mode', [0]).reply('mode', [1]).reply('mode', [1]).pick('choose', 'Hill Giant').pick('choose', 'Hill Giant')
  b.cast('Season of Weaving').resolve()
  expect([b.count('battlefield', 'Hill Giant'), b.names('hand', 'A').length]).toEqual([3, 1])
})

it('[Season of Weaving] returns nonland, nontoken permanents', () => {
  const b = board({
    a: { hand: ['Season of Weaving'], battlefield: ['6 Island', 'Hill Giant'] },
    b: { battlefield: ['Memnite'] },
  })
  b.reply('mode', [2]).cast('Season of Weaving').resolve()
  expect([b.in('hand', 'Hill Giant', 'A'), b.in('hand', 'Memnite', 'B'), b.count('battlefield', 'Island')]).toEqual([
    true,
    true,
    6,
  ])
})
