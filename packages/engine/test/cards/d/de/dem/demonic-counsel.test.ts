import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Demonic Counsel] finds only a Demon card without delirium', () => {
  const b = board({
    a: { hand: ['Demonic Counsel'], battlefield: ['2 Swamp'], library: ['Shock', 'Bloodgift Demon'] },
  })
  b.reply('chooseFound', (decision) => {
    expect(decision.shape === 'objects' && decision.candidates).toEqual([b.id('Bloodgift Demon')])
    return [b.id('Bloodgift Demon')]
  })
  b.cast('Demonic Counsel').resolve()
  expect(b.in('hand', 'Bloodgift Demon', 'A')).toBe(true)
})
