import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 601.2b] Lightning Axe cannot be cast without a card to discard and without {5}', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Axe'] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.can('cast', 'Lightning Axe')).toBe(false)
})

it('[CR 601.2b] the mana of a chosen additional cost is part of the total cost', () => {
  const b = board({ a: { battlefield: ['6 Mountain'], hand: ['Lightning Axe'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Lightning Axe', { targets: ['Hill Giant'] })
  expect(b.object('Mountain#6').tapped).toBe(true)
})

it('[CR 601.2b] the player chooses which of several costs to pay, among those they can pay', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Lightning Axe', 'Forest'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('costChoice', [0]).cast('Lightning Axe', { targets: ['Hill Giant'] })
  expect([b.in('graveyard', 'Forest'), b.object('Mountain#2').tapped]).toEqual([true, false])
})

it('[CR 602.2b] the cost of an activated ability is chosen in the same way', () => {
  const b = board({ a: { battlefield: ['Bloodthorn Flail', 'Memnite', '2 Swamp'] } })
  expect(b.can('activate', 'Bloodthorn Flail')).toBe(false)
})

it('[CR 601.2f] [Silvergill Adept] costs {3} more without a Merfolk to reveal', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Silvergill Adept'] } })
  expect(b.can('cast', 'Silvergill Adept')).toBe(false)
  const rich = board({ a: { battlefield: ['5 Island'], hand: ['Silvergill Adept'] } })
  rich.cast('Silvergill Adept')
  expect(rich.object('Island#5').tapped).toBe(true)
})
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
