import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Final Showdown] destroys creatures that have lost indestructible, but not the chosen one', () => {
  const b = board({
    a: { hand: ['Final Showdown'], battlefield: ['8 Plains', 'Memnite'] },
    b: { battlefield: ['Darksteel Myr'] },
  })
  b.reply('mode', [0]).reply('mode', [0]).reply('mode', [0])
  b.cast('Final Showdown').resolve()
  expect([b.in('battlefield', 'Memnite', 'A'), b.names('battlefield', 'B')]).toEqual([true, []])
})
