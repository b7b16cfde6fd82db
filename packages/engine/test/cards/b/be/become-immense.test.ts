import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Become Immense] gives +6/+6, and is paid for by the graveyard', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Grizzly Bears'], graveyard: ['5 Island'], hand: ['Become Immense'] },
  })
  b.cast('Become Immense').resolve()
  expect(b.pt('Grizzly Bears')).toBe('8/8')
})
