import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Haliya, Guided by Light] draws in the end step after 3 life were gained', () => {
  const b = board({ a: { hand: ['Healing Salve'], battlefield: ['Haliya, Guided by Light', 'Plains'] } })
  b.cast('Healing Salve', { targets: ['A'] })
    .resolveAll()
    .to('end')
    .resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})
