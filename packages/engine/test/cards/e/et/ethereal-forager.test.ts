import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ethereal Forager] returns an instant or sorcery card that was exiled to cast it', () => {
  const b = board({
    a: {
      hand: ['Ethereal Forager', 'Reckless Charge'],
      battlefield: ['2 Island', 'Mountain'],
      graveyard: ['3 Shock', 'Memnite'],
    },
  })
  b.cast('Ethereal Forager').resolve().to('main1', 5).yes().attack('Ethereal Forager').resolveAll()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
})
