import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soul Partition] lets the owner cast the card for {2} more if an opponent does', () => {
  const canCast = (lands: string) => {
    const b = board({
      a: { hand: ['Soul Partition'], battlefield: ['2 Plains'] },
      b: { battlefield: [lands, 'Hill Giant'] },
    })
    return b
      .cast('Soul Partition', { targets: ['Hill Giant'] })
      .resolve()
      .to('main1', 4)
      .can('cast', 'Hill Giant')
  }
  expect([canCast('5 Mountain'), canCast('6 Mountain')]).toEqual([false, true])
})

it('[Soul Partition] lets you cast your own card for its usual cost', () => {
  const b = board({ a: { hand: ['Soul Partition'], battlefield: ['2 Plains', '4 Mountain', 'Hill Giant'] } })
  b.cast('Soul Partition', { targets: ['Hill Giant'] }).resolve()
  expect(b.can('cast', 'Hill Giant')).toBe(true)
})
