import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Standard Bearer] must be chosen as a target by opponents, if able', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { battlefield: ['Standard Bearer', 'Grizzly Bears'] },
  })
  let candidates = 0
  b.reply('target', (decision) => {
    if (decision.shape === 'objects') candidates = decision.candidates.length
    return [b.id('Standard Bearer')]
  })
  b.cast('Shock').resolve()
  expect([candidates <= 1, b.in('graveyard', 'Standard Bearer', 'B')]).toEqual([true, true])
})

it('[Standard Bearer] does not bind its controller, nor triggered abilities, nor spells that cannot target it', () => {
  const own = board({ a: { hand: ['Shock'], battlefield: ['Mountain', 'Standard Bearer'] } })
  expect(
    own
      .cast('Shock', { targets: ['B'] })
      .resolve()
      .life('B'),
  ).toBe(18)
  const triggered = board({
    a: { hand: ['Flametongue Kavu'], battlefield: ['4 Mountain'] },
    b: { battlefield: ['Standard Bearer', 'Hill Giant'] },
  })
  triggered.cast('Flametongue Kavu', { targets: ['Hill Giant'] }).resolveAll()
  expect(triggered.in('battlefield', 'Standard Bearer', 'B')).toBe(true)
  const spike = board({
    a: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
    b: { battlefield: ['Standard Bearer'] },
  })
  expect(
    spike
      .cast('Lava Spike', { targets: ['B'] })
      .resolve()
      .life('B'),
  ).toBe(17)
})
