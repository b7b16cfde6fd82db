import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oust] puts the creature second from the top', () => {
  const b = board({
    a: { hand: ['Oust'], battlefield: ['Plains'] },
    b: { battlefield: ['Hill Giant'], library: ['Forest', 'Island'] },
  })
  b.cast('Oust', { targets: ['Hill Giant'] }).resolve()
  expect([b.names('library', 'B'), b.life('B')]).toEqual([['Forest', 'Hill Giant', 'Island'], 23])
})
