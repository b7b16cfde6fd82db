import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flagstones of Trokair] may find a Plains card when it is put into a graveyard', () => {
  const b = board({
    a: { battlefield: ['2 Flagstones of Trokair'], library: ['Memnite', 'Plains'] },
  })
  b.yes().pick('chooseFound', 'Plains').pass()
  b.resolveAll()
  expect([b.in('battlefield', 'Plains', 'A'), b.object('Plains').tapped]).toEqual([true, true])
})
