import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Living Death] exchanges the graveyards with the battlefield', () => {
  const b = board({
    a: { hand: ['Living Death'], battlefield: ['5 Swamp', 'Memnite'], graveyard: ['Serra Angel'] },
    b: { battlefield: ['Hill Giant'], graveyard: ['Grizzly Bears'] },
  })
  b.cast('Living Death').resolve()
  expect([
    b.in('battlefield', 'Serra Angel', 'A'),
    b.names('battlefield', 'B'),
    b.in('graveyard', 'Memnite', 'A'),
  ]).toEqual([true, ['Grizzly Bears'], true])
})
