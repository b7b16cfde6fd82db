import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Heartless Act] destroys a creature without counters', () => {
  const b = board({
    a: { hand: ['Heartless Act'], mana: '{B}{B}' },
    b: { battlefield: ['Hill Giant', 'Craw Wurm', { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }] },
  })
  b.reply('mode', [0]).reply('target', (decision, board) => {
    if (decision.shape !== 'objects') throw new Error(decision.shape)
    expect(decision.candidates).not.toContain(board.id('Grizzly Bears'))
    return [board.id('Craw Wurm')]
  })
  b.cast('Heartless Act').resolve()
  expect(b.in('graveyard', 'Craw Wurm')).toBe(true)
})

it('[Heartless Act] or removes up to three counters of any kinds', () => {
  const b = board({
    a: { hand: ['Heartless Act'], mana: '{B}{B}' },
    b: { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 3, flying: 1 } }] },
  })
  b.reply('mode', [1]).cast('Heartless Act', { targets: ['Grizzly Bears'] })
  b.option('choose', 'flying').option('choose', '+1/+1').option('choose', 'None').resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
  expect(b.has('Grizzly Bears', 'flying')).toBe(false)
})
