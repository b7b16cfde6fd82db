import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 122.6, 614.16] Hardened Scales adds one to the counters a creature enters with', () => {
  const b = board({ a: { battlefield: ['Hardened Scales', 'Forest'], hand: ['Servant of the Scale'] } })
  b.cast('Servant of the Scale').resolve()
  expect(b.pt('Servant of the Scale')).toBe('2/2')
})

it('[CR 122.6] Hardened Scales and undying: Young Wolf returns with two counters', () => {
  const b = board({ a: { battlefield: ['Mountain', 'Hardened Scales', 'Young Wolf'], hand: ['Lightning Bolt'] } })
  b.cast('Lightning Bolt', { targets: ['Young Wolf'] }).resolveAll()
  expect(b.pt('Young Wolf')).toBe('3/3')
})

it('[CR 122.6] [CR 614.5] Hardened Scales adds one to all counters Hangarback Walker enters with, also to that of Metallic Mimic', () => {
  const b = board({
    a: { battlefield: ['Hardened Scales', '4 Wastes'], hand: ['Metallic Mimic', 'Hangarback Walker'] },
  })
  b.option('chooseWord', 'Construct').cast('Metallic Mimic').resolve()
  b.reply('x', 1).cast('Hangarback Walker').resolve()
  expect(b.pt('Hangarback Walker')).toBe('3/3')
})
