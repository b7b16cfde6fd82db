import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('[CR 603.2d] abilities that trigger an additional time', () => {
  it('[CR 603.2d] Elesh Norn, Mother of Machines makes Elvish Visionary draw twice', () => {
    const b = board({
      a: { hand: ['Elvish Visionary'], battlefield: ['Elesh Norn, Mother of Machines'], mana: '{G}{G}' },
    })
    b.cast('Elvish Visionary').resolveAll()
    expect(b.names('hand', 'A')).toHaveLength(2)
  })
})

it('[CR 603.2a, 702.61b] abilities trigger while a spell with split second is on the stack', () => {
  const b = board({
    a: { hand: ['Trickbind'], battlefield: ['Young Pyromancer', 'Mogg Fanatic'], mana: '{U}{U}' },
  })
  b.activate('Mogg Fanatic', { targets: ['B'] }).cast('Trickbind')
  expect(b.game.state.stack).toHaveLength(3)
  b.resolve()
  expect(b.count('battlefield', 'Elemental Token')).toBe(1)
})

it('[CR 603.2h] "Do this only once each turn": once the action was taken it does not trigger again', () => {
  const b = board({
    a: { hand: ['2 Shock'], battlefield: ['Ancient Cornucopia'], mana: '{R}{R}' },
  })
  b.cast('Shock', { targets: ['B'] })
    .yes()
    .resolveAll()
  expect(b.life('A')).toBe(21)
  b.cast('Shock', { targets: ['B'] })
  expect(b.game.state.stack).toHaveLength(1)
})

it('[CR 603.2h] it triggers again in the same turn as long as the action was not taken', () => {
  const b = board({
    a: { hand: ['2 Shock'], battlefield: ['Ancient Cornucopia'], mana: '{R}{R}' },
  })
  b.cast('Shock', { targets: ['B'] })
    .no()
    .resolveAll()
  expect(b.life('A')).toBe(20)
  b.cast('Shock', { targets: ['B'] })
  expect(b.game.state.stack).toHaveLength(2)
})

it('[CR 603.3c, 700.2b] the mode of a triggered ability is chosen as it is put on the stack, and needs legal targets', () => {
  const b = board({ a: { hand: ['Aether Channeler'], mana: '{U}{U}{U}' } })
  const modes: string[] = []
  b.reply('mode', (decision) => {
    if (decision.shape === 'options') modes.push(...decision.options.map(({ label }) => label))
    return [0]
  })
  b.cast('Aether Channeler').resolve()
  // There is no other nonland permanent to return.
  expect([modes.length, b.game.state.stack.length]).toEqual([2, 1])
})

it('[CR 513.2] a delayed trigger made in the end step waits for the end step of the next turn', () => {
  const b = board({
    step: 'end',
    a: { hand: ['Hill Giant'], battlefield: ['Sneak Attack'], mana: '{R}' },
  })
  b.activate('Sneak Attack').resolve()
  expect(b.in('battlefield', 'Hill Giant')).toBe(true)
  b.to('main1', 4)
  expect(b.in('battlefield', 'Hill Giant')).toBe(true)
  b.to('end', 4).resolveAll()
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
})
