import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Green Sun's Zenith] finds a green creature with mana value X or less and goes into the library", () => {
  const b = board({
    a: { battlefield: ['3 Forest'], hand: ["Green Sun's Zenith"], library: ['Grizzly Bears', 'Colossal Dreadmaw'] },
  })
  b.reply('x', 2)
    .reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates : []))
    .cast("Green Sun's Zenith")
    .resolve()
  expect([b.in('battlefield', 'Grizzly Bears'), [...b.names('library', 'A')].sort()]).toEqual([
    true,
    ['Colossal Dreadmaw', "Green Sun's Zenith"],
  ])
})
