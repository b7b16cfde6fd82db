import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Veteran Survivor] exiles cards while it is tapped, and grows with the third', () => {
  const b = board({
    a: { battlefield: ['Veteran Survivor'] },
    b: { graveyard: ['Shock', 'Opt', 'Island', 'Hill Giant'] },
  })
  for (const [turn, card] of [
    [3, 'Shock'],
    [5, 'Opt'],
    [7, 'Island'],
  ] as const) {
    b.to('main1', turn).attack('Veteran Survivor').pick('target', card).to('main2', turn).resolveAll()
    expect(b.in('exile', card)).toBe(true)
  }
  expect([b.pt('Veteran Survivor'), b.has('Veteran Survivor', 'hexproof')]).toEqual(['5/4', true])
})
