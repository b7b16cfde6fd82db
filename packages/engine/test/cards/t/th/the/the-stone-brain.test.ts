import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Stone Brain] exiles up to four cards with the chosen name', () => {
  const b = board({
    a: { battlefield: ['The Stone Brain', '2 Plains'] },
    b: { hand: ['Shock'], library: ['2 Shock', '3 Forest'], graveyard: ['2 Shock'] },
  })
  b.reply('chooseName', 'Shock')
    .reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates.slice(0, 4) : []))
    .activate('The Stone Brain')
    .resolve()
  expect([b.count('exile', 'Shock', 'B'), b.in('exile', 'The Stone Brain')]).toEqual([4, true])
})
