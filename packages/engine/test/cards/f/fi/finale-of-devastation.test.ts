import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Finale of Devastation] finds a creature card in the graveyard alone, without a shuffle', () => {
  const b = board({
    a: {
      hand: ['Finale of Devastation'],
      graveyard: ['Grizzly Bears', 'Craw Wurm'],
      library: ['Llanowar Elves'],
      mana: '{G}{G}{G}{G}',
    },
  })
  b.reply('x', 2).reply('choose', [1]).pick('chooseFound', 'Grizzly Bears').cast('Finale of Devastation').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.in('graveyard', 'Craw Wurm', 'A')).toBe(true)
})

it('[Finale of Devastation] pumps your creatures with X of 10 or more', () => {
  const b = board({
    a: { hand: ['Finale of Devastation'], battlefield: ['12 Forest'], library: ['Llanowar Elves', 'Forest'] },
  })
  b.reply('x', 10).reply('choose', [0]).pick('chooseFound', 'Llanowar Elves').cast('Finale of Devastation').resolve()
  expect(b.pt('Llanowar Elves')).toBe('11/11')
  expect(b.has('Llanowar Elves', 'haste')).toBe(true)
})
