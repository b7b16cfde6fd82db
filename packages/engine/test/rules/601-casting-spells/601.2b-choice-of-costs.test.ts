import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 601.2b] an additional cost of a card or mana is announced, and the mana is paid', () => {
  const b = board({
    a: { hand: ['Lightning Axe', 'Mountain'], battlefield: ['6 Mountain'] },
    b: { battlefield: ['Craw Wurm'] },
  })
  b.reply('costChoice', [1]).cast('Lightning Axe', { targets: ['Craw Wurm'] })
  expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(6)
  expect(b.in('hand', 'Mountain', 'A')).toBe(true)
})

it('[CR 601.2b] who cannot pay the mana has to pay the other cost', () => {
  const b = board({
    a: { hand: ['Lightning Axe', 'Forest'], battlefield: ['5 Mountain'] },
    b: { battlefield: ['Craw Wurm'] },
  })
  b.cast('Lightning Axe', { targets: ['Craw Wurm'] })
  expect(b.in('graveyard', 'Forest', 'A')).toBe(true)
})

it('[CR 601.3] and who can pay neither cannot cast it', () => {
  const b = board({
    a: { hand: ['Lightning Axe'], battlefield: ['5 Mountain'] },
    b: { battlefield: ['Craw Wurm'] },
  })
  expect(b.can('cast', 'Lightning Axe')).toBe(false)
})
