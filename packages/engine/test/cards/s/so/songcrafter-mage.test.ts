import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Songcrafter Mage] lets a card be cast by harmonize for its mana cost', () => {
  const b = board({
    a: { hand: ['Songcrafter Mage'], battlefield: ['4 Forest', 'Island', 'Mountain'], graveyard: ['Lightning Bolt'] },
  })
  b.cast('Songcrafter Mage').resolve().resolve()
  b.to('main2')
  expect(b.legal().some((action) => action.kind === 'cast' && action.method.startsWith('harmonize'))).toBe(false)
  const rich = board({
    a: { hand: ['Songcrafter Mage'], battlefield: ['Forest', 'Island', '2 Mountain'], graveyard: ['Lightning Bolt'] },
  })
  rich.cast('Songcrafter Mage').resolve().resolve()
  rich.cast('Lightning Bolt', { from: 'graveyard', method: 'harmonize', targets: ['B'] }).resolve()
  expect([rich.life('B'), rich.in('exile', 'Lightning Bolt')]).toEqual([17, true])
})
