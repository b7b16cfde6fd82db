import { describe, expect, it } from 'vitest'
import { nameOf } from '../../../src/query/lookup.ts'
import { type Board, board } from '../../support/board.ts'
import { inOrder } from '../../support/watch.ts'

/** Sources of what is on the stack, bottom first. */
const stack = (b: Board): string[] =>
  b.game.state.stack.map((id) => nameOf(b.game, b.game.state.objects[id]!.stack!.source))

describe('putting triggered abilities on the stack', () => {
  it("[CR 603.3b, 405.3] [S3.3] APNAP: the active player's triggers go on the stack first and resolve last", () => {
    const b = board({
      a: { battlefield: ['Soul Warden', '2 Forest'], hand: ['Grizzly Bears'] },
      b: { battlefield: ['Soul Warden'] },
    })
    b.cast('Grizzly Bears').resolve()
    expect(b.game.state.stack.map((id) => b.game.state.objects[id]!.controller)).toEqual([0, 1])
    b.resolve()
    expect([b.life('A'), b.life('B')]).toEqual([20, 21])
  })

  it('[CR 603.3b] [S3.3] a player orders their own triggers: the first resolves last', () => {
    const b = board({
      a: { battlefield: ['Bitterblossom', { card: 'Parallax Wave', counters: { fade: 2 } }] },
      active: 1,
      step: 'end',
    })
    b.reply('orderTriggers', inOrder('Parallax Wave', 'Bitterblossom'))
    while (b.step !== 'upkeep') b.pass()
    expect(stack(b)).toEqual(['Parallax Wave', 'Bitterblossom'])
  })

  it('[CR 603.3d] a trigger without a legal target is removed from the stack', () => {
    const b = board({ a: { battlefield: ['2 Island'], hand: ['Snapcaster Mage'] } })
    b.cast('Snapcaster Mage').resolve()
    expect(b.game.state.stack).toEqual([])
  })

  it('[CR 603.3, 117.2a] a trigger waits until a player would receive priority: not during the casting that caused it', () => {
    const b = board({ a: { battlefield: ["Enchantress's Presence", 'Forest'], hand: ['Exploration'] } })
    b.cast('Exploration')
    expect(stack(b)).toEqual(['Exploration', "Enchantress's Presence"])
  })
})

describe('looking back', () => {
  it('[CR 603.3a, 109.4b] the one who controlled it as it died controls the trigger', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Act of Treason', 'Shock'] },
      b: { battlefield: ['Doomed Traveler'] },
    })
    b.cast('Act of Treason').resolve()
    b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
    expect(b.count('battlefield', 'Spirit Token', 'A')).toBe(1)
    expect(b.names('graveyard', 'B')).toEqual(['Doomed Traveler'])
  })
})
