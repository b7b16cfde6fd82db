import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chart a Course] keeps both cards after an attack', () => {
  const b = board({ a: { hand: ['Chart a Course'], battlefield: ['2 Island', 'Memnite'] } })
  b.attack('Memnite').to('main2').cast('Chart a Course').resolve()
  expect(b.names('hand', 'A')).toHaveLength(2)
})
