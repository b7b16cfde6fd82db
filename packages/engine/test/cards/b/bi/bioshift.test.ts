import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bioshift] moves any number of +1/+1 counters to another creature of the same player', () => {
  const b = board({
    a: { hand: ['Bioshift'], mana: '{G}' },
    b: { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 3 } }, 'Hill Giant'] },
  })
  b.reply('number', 2).aim(['Grizzly Bears', 'Hill Giant']).cast('Bioshift').resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['3/3', '5/5'])
})
