import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deadly Cover-Up] with evidence exiles a card and all its copies', () => {
  const b = board({
    a: { hand: ['Deadly Cover-Up'], battlefield: ['5 Swamp'], graveyard: ['Serra Angel', 'Hill Giant'] },
    b: { battlefield: ['Memnite'], graveyard: ['Shock'], hand: ['Shock'], library: ['Shock', 'Forest', 'Island'] },
  })
  b.yes('additionalCost').cast('Deadly Cover-Up')
  b.reply('choose', () => [b.id('Shock', 'graveyard')])
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates : []))
  b.resolve()
  expect([b.in('graveyard', 'Memnite', 'B'), b.count('exile', 'Shock'), b.names('hand', 'B').length]).toEqual([
    true,
    3,
    1,
  ])
})
