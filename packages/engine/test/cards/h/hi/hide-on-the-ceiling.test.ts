import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hide on the Ceiling] returns the cards at the end step', () => {
  const b = board({ a: { hand: ['Hide on the Ceiling'], battlefield: ['3 Island', 'Memnite', 'Sol Ring'] } })
  b.reply('x', 2)
    .cast('Hide on the Ceiling', { targets: ['Memnite,Sol Ring'] })
    .resolve()
  expect(b.names('exile').sort()).toEqual(['Memnite', 'Sol Ring'])
  b.to('upkeep', 4)
  expect(b.in('battlefield', 'Memnite', 'A')).toBe(true)
})
