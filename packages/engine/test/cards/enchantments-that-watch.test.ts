import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Presence of the Master] counters enchantment spells of every player', () => {
  const b = board({
    a: { battlefield: ['Presence of the Master', '3 Swamp'], hand: ['Phyrexian Arena'] },
    b: { battlefield: ['2 Plains'], hand: ['Warmth'] },
  })
  b.cast('Phyrexian Arena').resolveAll()
  expect(b.in('graveyard', 'Phyrexian Arena', 'A')).toBe(true)
  b.to('main1', 4).cast('Warmth').resolveAll()
  expect(b.in('graveyard', 'Warmth', 'B')).toBe(true)
})

it('[Presence of the Master] leaves other spells alone', () => {
  const b = board({ a: { battlefield: ['Presence of the Master', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(18)
})

it('[Warmth] gains 2 life when an opponent casts a red spell, before it resolves', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Warmth'] },
    b: { battlefield: ['Mountain', 'Swamp'], hand: ['Shock', 'Duress'] },
  })
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(22)
  b.resolve().cast('Duress').resolveAll()
  expect(b.life('A')).toBe(20)
})

it('[Warmth] does not see its controller’s own red spells', () => {
  const b = board({ a: { battlefield: ['Warmth', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('A')).toBe(20)
})

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
