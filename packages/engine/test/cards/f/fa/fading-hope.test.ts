import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fading Hope] scries for a small creature only', () => {
  const b = board({
    a: { hand: ['Fading Hope'], battlefield: ['Island'], library: ['Forest', 'Island'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.reply('arrange', [[], [0]])
    .cast('Fading Hope', { targets: ['Serra Angel'] })
    .resolve()
  expect(b.names('library', 'A')).toEqual(['Forest', 'Island'])
})
