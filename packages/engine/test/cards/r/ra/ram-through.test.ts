import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const shot = (attacker: string, victim: string) => {
  const b = board({
    a: { battlefield: [attacker], hand: ['Ram Through'], mana: '{G}{G}' },
    b: { battlefield: [victim] },
  })
  b.cast('Ram Through', { targets: [attacker, victim] }).resolve()
  return [b.in('graveyard', victim), b.life('B')]
}

it('[Ram Through] deals excess damage to the controller if your creature has trample', () => {
  expect(shot('Colossal Dreadmaw', 'Grizzly Bears')).toEqual([true, 16])
})

it('[Ram Through] only to the creature without trample', () => {
  expect(shot('Craw Wurm', 'Grizzly Bears')).toEqual([true, 20])
})
