import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Indomitable Creativity] destroys X permanents and turns each into the next artifact or creature card', () => {
  const b = board({
    a: {
      hand: ['Indomitable Creativity'],
      battlefield: ['5 Mountain', 'Memnite'],
      library: ['Shock', 'Serra Angel', 'Hill Giant', 'Forest'],
    },
    b: { battlefield: ['Sol Ring'], library: ['Forest', 'Grizzly Bears', 'Island'] },
  })
  b.reply('x', 2)
    .cast('Indomitable Creativity', { targets: ['Memnite,Sol Ring'] })
    .resolve()
  expect([b.in('battlefield', 'Serra Angel', 'A'), b.names('battlefield', 'B')]).toEqual([true, ['Grizzly Bears']])
  expect(b.names('library', 'A').length).toBe(3)
})

it('[Indomitable Creativity] gives nothing for what was not destroyed', () => {
  const b = board({
    a: { hand: ['Indomitable Creativity'], battlefield: ['4 Mountain', 'Darksteel Myr'], library: ['Serra Angel'] },
  })
  b.reply('x', 1)
    .cast('Indomitable Creativity', { targets: ['Darksteel Myr'] })
    .resolve()
  expect([b.in('battlefield', 'Darksteel Myr'), b.names('library', 'A')]).toEqual([true, ['Serra Angel']])
})
