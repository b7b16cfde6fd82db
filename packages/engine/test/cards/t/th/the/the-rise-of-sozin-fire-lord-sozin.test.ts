import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Rise of Sozin] exiles four cards of a name, wherever the opponent has them', () => {
  const saga = { card: 'The Rise of Sozin', counters: { lore: 1 } }
  const b = board({
    a: { battlefield: [saga] },
    b: { hand: ['Shock'], graveyard: ['Shock'], library: ['2 Shock', '3 Opt'] },
    active: 1,
  })
  b.reply('chooseName', 'Shock')
    .pick('chooseFound', 'Shock', 'Shock#2', 'Shock#3', 'Shock#4')
    .to('main1', 4)
    .resolveAll()
  expect([b.count('exile', 'Shock', 'B'), b.names('library', 'B').length]).toEqual([4, 3])
})

it('[The Rise of Sozin] Fire Lord Sozin takes creatures that X pays for', () => {
  const b = board({
    a: { battlefield: [{ card: 'The Rise of Sozin', face: 1 }, '6 Swamp'] },
    b: { graveyard: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.yes('payOrNot').reply('x', 6).aim(['Grizzly Bears,Hill Giant']).attack('Fire Lord Sozin').to('main2')
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.in('battlefield', 'Hill Giant', 'A')]).toEqual([true, true])
})
