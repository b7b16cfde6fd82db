import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Silent Hallcreeper] does something else each time', () => {
  const b = board({ a: { battlefield: ['Silent Hallcreeper', 'Serra Angel'] } })
  b.reply('mode', [0]).attack('Silent Hallcreeper').damage()
  expect(b.pt('Silent Hallcreeper')).toBe('3/3')
  b.to('main1', 5).reply('mode', [1]).attack('Silent Hallcreeper').damage()
  expect([b.count('battlefield', 'Serra Angel'), b.names('hand', 'A').length]).toEqual([2, 1])
})
