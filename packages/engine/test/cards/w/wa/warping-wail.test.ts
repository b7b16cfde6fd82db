import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Warping Wail] exiles a creature with toughness 1 and no bigger one', () => {
  const b = board({
    a: { hand: ['Warping Wail'], battlefield: ['2 Wastes'] },
    b: { battlefield: ['Snapcaster Mage', 'Grizzly Bears'] },
  })
  b.reply('mode', [0])
  b.cast('Warping Wail').resolve()
  expect(b.in('exile', 'Snapcaster Mage')).toBe(true)
})
