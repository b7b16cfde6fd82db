import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soul Reap] makes the controller lose 3 life after another black spell', () => {
  const life = (first: boolean): number => {
    const b = board({
      a: { hand: ['Soul Reap', 'Dark Ritual'], battlefield: ['3 Swamp'] },
      b: { battlefield: ['Hill Giant'] },
    })
    if (first) b.cast('Dark Ritual').resolve()
    b.cast('Soul Reap', { targets: ['Hill Giant'] }).resolve()
    return b.life('B')
  }
  expect([life(true), life(false)]).toEqual([17, 20])
})
