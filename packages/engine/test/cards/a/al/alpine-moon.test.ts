import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Alpine Moon] leaves opponents' lands of the chosen name only the ability to tap for any color", () => {
  const b = board({
    a: { hand: ['Alpine Moon'], battlefield: ['Steam Vents'], mana: '{R}' },
    b: { battlefield: ['Steam Vents', 'Wasteland'] },
  })
  b.reply('chooseName', 'Steam Vents').cast('Alpine Moon').resolve()
  expect(b.c('Steam Vents#1').subtypes).toContain('Island')
  expect(b.c('Steam Vents#2').abilities.filter(({ ability }) => ability.kind === 'activated').length).toBe(1)
  expect(b.c('Steam Vents#2').subtypes).not.toContain('Island')
  expect(b.c('Wasteland').abilities.length).toBeGreaterThan(1)
})
