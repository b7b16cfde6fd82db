import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Guardian Naga // Banishing Coils] is dealt no damage during your turn', () => {
  const damage = (active: 0 | 1): number => {
    const b = board({ active, a: { hand: ['Shock'], battlefield: ['Guardian Naga', 'Mountain'] } })
    b.turnTo('A')
      .cast('Shock', { targets: ['Guardian Naga'] })
      .resolve()
    return b.object('Guardian Naga').damage
  }
  expect([damage(0), damage(1)]).toEqual([0, 2])
})

it('[Guardian Naga // Banishing Coils] exiles an artifact on an adventure', () => {
  const b = board({ a: { hand: ['Guardian Naga'], battlefield: ['3 Plains'] }, b: { battlefield: ['Sol Ring'] } })
  b.cast('Banishing Coils', { targets: ['Sol Ring'] }).resolve()
  expect(b.names('exile').sort()).toEqual(['Guardian Naga', 'Sol Ring'])
})
