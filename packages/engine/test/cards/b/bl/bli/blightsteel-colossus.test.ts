import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blightsteel Colossus] is shuffled into its library where it would be discarded', () => {
  const b = board({ a: { hand: ['Blightsteel Colossus', 'Faithless Looting'], battlefield: ['Mountain'] } })
  b.pick('discard', 'Blightsteel Colossus', 'Wastes').cast('Faithless Looting').resolve()
  expect([b.in('graveyard', 'Blightsteel Colossus'), b.in('library', 'Blightsteel Colossus', 'A')]).toEqual([
    false,
    true,
  ])
})

it('[Blightsteel Colossus] gives 11 poison counters, which is enough', () => {
  expect(
    board({ a: { battlefield: ['Blightsteel Colossus'] } })
      .attack('Blightsteel Colossus')
      .damage().winner,
  ).toBe('A')
})
