import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mosswort Bridge] hides a card and plays it for free with power 10 among creatures', () => {
  const b = board({
    a: { hand: ['Mosswort Bridge'], battlefield: ['Forest', '2 Craw Wurm'], library: ['Serra Angel', '4 Wastes'] },
  })
  b.pick('choose', 'Serra Angel').play('Mosswort Bridge').resolve()
  expect(b.names('exile').length).toBe(1)
  b.to('main1', 5).yes().activate('Mosswort Bridge').resolve().resolve()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
})
