import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[CR 701.67a] [The Unagi of Kyoshi Island] lets its ward be paid by tapping creatures and artifacts', () => {
  const b = board({
    a: { hand: ['Murder'], battlefield: ['3 Swamp', 'Memnite', 'Hill Giant', 'Sol Ring', 'Grizzly Bears'] },
    b: { battlefield: ['The Unagi of Kyoshi Island'] },
  })
  b.yes('payOrNot')
    .cast('Murder', { targets: ['The Unagi of Kyoshi Island'] })
    .resolveAll()
  expect(b.in('graveyard', 'The Unagi of Kyoshi Island', 'B')).toBe(true)
  expect(['Memnite', 'Hill Giant', 'Grizzly Bears'].some((name) => b.object(name).tapped)).toBe(true)
})

it('[The Unagi of Kyoshi Island] counters what nobody pays for, and draws two for a second card', () => {
  const b = board({
    a: { hand: ['Murder', 'Divination'], battlefield: ['6 Island', '3 Swamp'] },
    b: { battlefield: ['The Unagi of Kyoshi Island'] },
  })
  b.no('payOrNot')
    .cast('Murder', { targets: ['The Unagi of Kyoshi Island'] })
    .resolveAll()
  expect(b.in('battlefield', 'The Unagi of Kyoshi Island', 'B')).toBe(true)
  b.cast('Divination').resolveAll()
  expect(b.names('hand', 'B').length).toBe(2)
})
