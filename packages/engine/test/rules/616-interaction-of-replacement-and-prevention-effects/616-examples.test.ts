import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Rest in Peace', 'exile'],
  ['Darksteel Colossus', 'library'],
] as const)(
  '[CR 616.1f example 1] the controller of Darksteel Colossus lets %s apply: it goes to the %s',
  (first, zone) => {
    const b = board({
      a: {
        battlefield: ['Rest in Peace', 'Darksteel Colossus', '2 Swamp'],
        hand: ['Diabolic Edict'],
        library: ['5 Wastes'],
      },
    })
    b.option('replacement', first)
      .pick('sacrifice', 'Darksteel Colossus')
      .cast('Diabolic Edict', { targets: ['A'] })
    b.resolve()
    expect(b.in(zone, 'Darksteel Colossus')).toBe(true)
  },
)
