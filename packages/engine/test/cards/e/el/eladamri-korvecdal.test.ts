import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eladamri, Korvecdal] puts a revealed creature card onto the battlefield', () => {
  const found = (from: number): string[] => {
    const b = board({
      a: {
        hand: ['Serra Angel'],
        battlefield: ['Eladamri, Korvecdal', 'Forest', '2 Llanowar Elves'],
        library: ['Hill Giant', '3 Wastes'],
      },
    })
    b.reply('options', [from]).activate('Eladamri, Korvecdal').resolve()
    return b.names('battlefield', 'A').filter((name) => ['Serra Angel', 'Hill Giant'].includes(name))
  }
  expect([found(0), found(1)]).toEqual([['Serra Angel'], ['Hill Giant']])
})
