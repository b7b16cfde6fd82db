import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pillage the Bog] looks at twice as many cards as you control lands', () => {
  const b = board({
    a: { hand: ['Pillage the Bog'], battlefield: ['Swamp', 'Forest'], library: ['3 Wastes', 'Shock', 'Memnite'] },
  })
  let seen = 0
  b.reply('choose', (decision) => {
    if (decision.shape === 'objects') seen = decision.candidates.length
    return [b.id('Shock')]
  })
  b.cast('Pillage the Bog').resolve()
  expect([seen, b.names('hand', 'A'), b.names('library', 'A')[0]]).toEqual([4, ['Shock'], 'Memnite'])
})

it('[Pillage the Bog] can be plotted, and cast free on a later turn', () => {
  const b = board({ a: { hand: ['Pillage the Bog'], battlefield: ['Swamp', '2 Forest'] } })
  b.activate('Pillage the Bog')
  expect([b.in('exile', 'Pillage the Bog'), b.can('cast', 'Pillage the Bog')]).toEqual([true, false])
  expect(b.to('main1', 5).can('cast', 'Pillage the Bog')).toBe(true)
})
