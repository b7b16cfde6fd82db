import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Opposition Agent] lets you find a card for the opponent, which is exiled and yours to play', () => {
  const b = board({
    a: { battlefield: ['Opposition Agent', '2 Swamp'] },
    b: { hand: ['Demonic Tutor'], mana: '{B}{B}', library: ['Grizzly Bears', 'Island', 'Swamp'] },
    active: 1,
  })
  b.reply('chooseFound', (decision, board) => {
    expect([decision.player, decision.onBehalfOf]).toEqual([0, 1])
    return [board.id('Grizzly Bears')]
  })
  b.cast('Demonic Tutor').resolve()
  expect(b.in('exile', 'Grizzly Bears')).toBe(true)
  expect(b.names('hand', 'B')).toEqual([])
  b.to('main1', 4).cast('Grizzly Bears', { from: 'exile' }).resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Opposition Agent] leaves your own searches alone', () => {
  const b = board({
    a: {
      battlefield: ['Opposition Agent'],
      hand: ['Demonic Tutor'],
      mana: '{B}{B}',
      library: ['Grizzly Bears', 'Island'],
    },
  })
  b.pick('chooseFound', 'Grizzly Bears').cast('Demonic Tutor').resolve()
  expect(b.in('hand', 'Grizzly Bears', 'A')).toBe(true)
})
