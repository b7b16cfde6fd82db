import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Beacon Bolt] counts instants and sorceries in exile and the graveyard', () => {
  const b = board({
    a: {
      hand: ['Beacon Bolt'],
      battlefield: ['2 Island', 'Mountain'],
      graveyard: ['Shock'],
      exile: ['Divination', 'Memnite'],
    },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Beacon Bolt', { targets: ['Hill Giant'] }).resolve()
  expect(b.object('Hill Giant').damage).toBe(2)
})
