import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dokuchi Silencer] silences a creature for a discarded creature card', () => {
  const of = (card: string) => {
    const b = board({
      a: { battlefield: ['Dokuchi Silencer'], hand: [card] },
      b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
    })
    b.yes('payOrNot').yes().attack('Dokuchi Silencer').damage()
    return b.in('graveyard', 'Hill Giant', 'B')
  }
  expect([of('Grizzly Bears'), of('Shock')]).toEqual([true, false])
})
