import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eldritch Evolution] finds a creature with up to two more mana value, and is exiled', () => {
  const b = board({
    a: {
      hand: ['Eldritch Evolution'],
      battlefield: ['3 Forest', 'Grizzly Bears'],
      library: ['Hill Giant', 'Shivan Dragon'],
    },
  })
  b.cast('Eldritch Evolution')
  b.reply('chooseFound', (d) => {
    expect(d.shape === 'objects' && d.candidates).toEqual([b.id('Hill Giant')])
    return [b.id('Hill Giant')]
  })
  b.resolve()
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.in('exile', 'Eldritch Evolution')]).toEqual([true, true])
})
