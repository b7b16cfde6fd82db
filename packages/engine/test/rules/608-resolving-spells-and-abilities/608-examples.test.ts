import { expect, it } from 'vitest'
import { hasType } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

it("[CR 608.2b example 1] Sorin's Thirst without a legal target does not resolve, and gives no life", () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ["Sorin's Thirst"] },
    b: { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Shock'] },
  })
  b.cast("Sorin's Thirst", { targets: ['Grizzly Bears'] }).turnTo('B')
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect([b.life('A'), b.in('graveyard', "Sorin's Thirst")]).toEqual([20, true])
})

it('[CR 608.2j example 1] an effect on white creatures finds one that is also black, one on nonwhite creatures does not', () => {
  const left = (spell: string) => {
    const b = board({
      a: { battlefield: ['7 Plains'], hand: [spell] },
      b: { battlefield: ['Grizzly Bears', 'Harvest Gwyllion'] },
    })
    return b.cast(spell).resolve().names('battlefield', 'B')
  }
  expect(left('Cleanse')).toEqual(['Grizzly Bears'])
  expect(left('Mass Calcify')).toEqual(['Harvest Gwyllion'])
})

it('[CR 608.2k example 1] Wall of Tears returns the permanent it blocked, though that is no creature anymore', () => {
  const b = board({
    a: { battlefield: ['Purphoros, God of the Forge', 'Ball Lightning', 'Goblin Piker'] },
    b: { battlefield: ['Wall of Tears', 'Mountain'], hand: ['Shock'] },
  })
  b.attack('Purphoros, God of the Forge').block('Wall of Tears>Purphoros, God of the Forge')
  b.turnTo('B')
    .cast('Shock', { targets: ['Goblin Piker'] })
    .resolve()
  expect(hasType(b.c('Purphoros, God of the Forge'), 'creature')).toBe(false)
  b.resolve().to('main2').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Purphoros, God of the Forge'])
})
