import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nether Spirit] returns only as the only creature card in the graveyard', () => {
  const of = (graveyard: string[]) =>
    board({ active: 1, turn: 4, a: { graveyard } }).yes().to('draw', 5).in('battlefield', 'Nether Spirit')
  expect([of(['Nether Spirit', 'Shock']), of(['Nether Spirit', 'Memnite'])]).toEqual([true, false])
})
