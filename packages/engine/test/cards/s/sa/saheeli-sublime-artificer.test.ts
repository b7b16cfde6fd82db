import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Saheeli, Sublime Artificer] copies a creature onto an artifact, which stays an artifact', () => {
  const b = board({ a: { battlefield: ['Saheeli, Sublime Artificer', 'Sol Ring', 'Serra Angel'] } })
  b.activate('Saheeli, Sublime Artificer', { targets: ['Sol Ring', 'Serra Angel'] }).resolve()
  expect(b.count('battlefield', 'Serra Angel', 'A')).toBe(2)
})
