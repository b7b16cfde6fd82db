import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cait Sith, Fortune Teller] exiles a card, pumps a creature by its mana value, and lets you play it', () => {
  const b = board({
    a: { battlefield: ['Cait Sith, Fortune Teller', 'Grizzly Bears', '4 Mountain'], library: ['Hill Giant', 'Forest'] },
  })
  b.reply('arrange', [[0], []])
    .aim(['Grizzly Bears'])
    .to('beginCombat')
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  expect(b.pt('Grizzly Bears')).toBe('6/2')
  b.to('main2')
  expect(b.can('cast', 'Hill Giant')).toBe(true)
})
