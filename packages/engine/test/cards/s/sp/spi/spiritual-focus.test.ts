import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spiritual Focus] gains 2 life and may draw when an opponent’s spell makes its controller discard', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Spiritual Focus'], hand: ['Shock'], library: ['Forest'] },
    b: { battlefield: ['Swamp'], hand: ['Duress'] },
  })
  b.cast('Duress').resolve()
  b.yes().resolve()
  expect(b.life('A')).toBe(22)
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it('[Spiritual Focus] triggers for each card', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Spiritual Focus'], hand: ['Shock', 'Shock'] },
    b: { battlefield: ['Swamp'], hand: ['Cabal Therapy'] },
  })
  b.reply('chooseName', 'Shock')
    .cast('Cabal Therapy', { targets: ['A'] })
    .resolve()
  b.no().no().resolveAll()
  expect(b.life('A')).toBe(24)
})

it('[Spiritual Focus] ignores what its controller discards for their own cards', () => {
  const b = board({ a: { battlefield: ['Spiritual Focus', 'Zombie Infestation'], hand: ['Shock', 'Forest'] } })
  b.activate('Zombie Infestation').resolveAll()
  expect(b.life('A')).toBe(20)
})

it('[Spiritual Focus] ignores cards discarded for the hand size, and what the opponent discards', () => {
  const b = board({
    a: { battlefield: ['Spiritual Focus', 'Swamp'], hand: ['8 Forest', 'Duress'] },
    b: { hand: ['Shock'] },
  })
  b.cast('Duress').resolve().to('upkeep', 4)
  expect(b.count('graveyard', 'Forest', 'A')).toBe(1)
  expect(b.names('graveyard', 'B')).toEqual(['Shock'])
  expect(b.life('A')).toBe(20)
})
