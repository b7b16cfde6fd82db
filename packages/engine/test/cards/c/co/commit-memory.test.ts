import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Commit // Memory] puts a spell second from the top of its owner', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'], library: ['Forest', 'Island'] },
    b: { hand: ['Commit // Memory'], battlefield: ['4 Island'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .turnTo('B')
    .cast('Commit', { targets: ['Shock'] })
    .resolve()
  expect([b.names('library', 'A'), b.life('B')]).toEqual([['Forest', 'Shock', 'Island'], 20])
})

it('[Commit // Memory] gives everyone a new hand from the graveyard', () => {
  const b = board({
    a: { hand: ['Forest'], graveyard: ['Commit // Memory', 'Shock'], battlefield: ['6 Island'] },
    b: { hand: ['2 Plains'], graveyard: ['Memnite'] },
  })
  b.cast('Memory', { from: 'graveyard' }).resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length, b.names('graveyard', 'B')]).toEqual([7, 7, []])
  expect(b.in('exile', 'Commit // Memory')).toBe(true)
})
