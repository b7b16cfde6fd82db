import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bard Class] makes legendary creatures larger', () => {
  const b = board({ a: { hand: ['Isamaru, Hound of Konda'], battlefield: ['Bard Class', 'Plains'] } })
  b.cast('Isamaru, Hound of Konda').resolve()
  expect(b.pt('Isamaru, Hound of Konda')).toBe('3/3')
})

it('[Bard Class] reduces red and green mana only', () => {
  const legend = (battlefield: string[]) => {
    const b = board({
      a: { hand: ['Radha, Heir to Keld', 'Isamaru, Hound of Konda'], battlefield: ['Bard Class', ...battlefield] },
    })
    return [b.can('cast', 'Radha, Heir to Keld'), b.can('cast', 'Isamaru, Hound of Konda')]
  }
  expect(legend([])).toEqual([false, false])
  const b = board({
    a: {
      hand: ['Radha, Heir to Keld', 'Isamaru, Hound of Konda', 'Karn, Silver Golem'],
      battlefield: ['Bard Class', 'Mountain', 'Forest', '3 Wastes'],
    },
  })
  b.activate('Bard Class').resolve()
  expect([
    b.can('cast', 'Radha, Heir to Keld'),
    b.can('cast', 'Isamaru, Hound of Konda'),
    b.can('cast', 'Karn, Silver Golem'),
  ]).toEqual([true, false, false])
})
