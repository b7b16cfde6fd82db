import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Season of the Burrow] does as much as five pawprints allow', () => {
  const b = board({
    a: { hand: ['Season of the Burrow'], battlefield: ['5 Plains'], graveyard: ['Grizzly Bears'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.reply('mode', [1])
    .reply('mode', [2])
    .cast('Season of the Burrow', { targets: ['Serra Angel', 'Grizzly Bears'] })
    .resolve()
  expect([b.in('exile', 'Serra Angel'), b.names('hand', 'B').length]).toEqual([true, 1])
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.has('Grizzly Bears', 'indestructible')]).toEqual([true, true])
})
