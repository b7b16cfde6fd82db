import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Sentinel of Lost Lore] takes back your Adventure, puts away theirs, and exiles a graveyard', () => {
  const b = board({
    a: { hand: ['Sentinel of Lost Lore'], battlefield: ['3 Forest'], exile: ['Bonecrusher Giant', 'Shock'] },
    b: { exile: ['Brazen Borrower'], graveyard: ['Island'] },
  })
  b.reply('mode', [0, 1, 2]).aim(['Bonecrusher Giant', 'Brazen Borrower', 'B'])
  b.cast('Sentinel of Lost Lore').resolve().resolve()
  expect([b.names('hand', 'A'), b.names('library', 'B').at(-1), b.in('exile', 'Island')]).toEqual([
    ['Bonecrusher Giant'],
    'Brazen Borrower',
    true,
  ])
})
