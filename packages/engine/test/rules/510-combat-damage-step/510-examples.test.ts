import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

/** Elvish Regrower (4 damage) is blocked by Vampire Spawn (toughness 3) and Helpful Hunter (toughness 1). */
function assigned(spawn: number, hunter: number) {
  const b = board({
    a: { battlefield: ['Elvish Regrower'] },
    b: { battlefield: ['Vampire Spawn', 'Helpful Hunter'] },
  })
  b.attack('Elvish Regrower').block('Vampire Spawn>Elvish Regrower', 'Helpful Hunter>Elvish Regrower')
  b.reply('damageAssignment', (decision) => {
    if (decision.shape !== 'divide') throw new Error('Not a division')
    return decision.among.map((id) => (id === b.id('Vampire Spawn') ? spawn : hunter))
  })
  return b.damage()
}

it.each([
  [0, 4, false, true],
  [1, 3, false, true],
  [2, 2, false, true],
  [3, 1, true, true],
  [4, 0, true, false],
] as const)(
  '[CR 510.1c example 1] %i damage to Vampire Spawn and %i to Helpful Hunter',
  (spawn, hunter, first, second) => {
    const b = assigned(spawn, hunter)
    expect([b.in('graveyard', 'Vampire Spawn'), b.in('graveyard', 'Helpful Hunter')]).toEqual([first, second])
  },
)
