import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elite Spellbinder] exiles a card its owner may cast for {2} more', () => {
  const position = (lands: string) => {
    const b = board({
      a: { hand: ['Elite Spellbinder'], battlefield: ['3 Plains'] },
      b: { hand: ['Shock', 'Forest'], battlefield: [lands] },
    })
    return b.pick('choose', 'Shock').cast('Elite Spellbinder').resolveAll()
  }
  expect(position('3 Mountain').in('exile', 'Shock')).toBe(true)
  const can = (lands: string) => position(lands).to('main1', 4).can('cast', 'Shock')
  expect([can('2 Mountain'), can('3 Mountain')]).toEqual([false, true])
})

it('[Elite Spellbinder] may exile nothing', () => {
  const b = board({ a: { hand: ['Elite Spellbinder'], battlefield: ['3 Plains'] }, b: { hand: ['Shock'] } })
  expect(b.reply('choose', []).cast('Elite Spellbinder').resolveAll().names('hand', 'B')).toEqual(['Shock'])
})
