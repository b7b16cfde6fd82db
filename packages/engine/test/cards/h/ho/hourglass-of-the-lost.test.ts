import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hourglass of the Lost] returns permanent cards with mana value X for X counters', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Hourglass of the Lost', counters: { time: 2 } }],
      graveyard: ['Grizzly Bears', 'Hill Giant', 'Forest'],
    },
  })
  b.reply('x', 2).activate('Hourglass of the Lost').resolve()
  expect(b.names('battlefield', 'A')).toEqual(['Grizzly Bears'])
})
