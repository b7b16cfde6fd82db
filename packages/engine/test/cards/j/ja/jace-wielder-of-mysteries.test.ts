import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jace, Wielder of Mysteries] wins for a draw from an empty library', () => {
  const b = board({ a: { battlefield: ['Jace, Wielder of Mysteries'], library: ['2 Forest'] } })
  b.activate('Jace, Wielder of Mysteries', { targets: ['A'] }).resolve()
  expect(b.winner).toBe('A')
})
