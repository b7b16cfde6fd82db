import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ancient Stone Idol] costs {1} less for each attacker and leaves a Construct', () => {
  const b = board({
    a: { battlefield: ['2 Grizzly Bears', '8 Wastes', '4 Swamp'], hand: ['Ancient Stone Idol', 'Doom Blade'] },
  })
  b.attack('Grizzly Bears').cast('Ancient Stone Idol').resolve()
  expect(b.pt('Ancient Stone Idol')).toBe('12/12')
  b.cast('Doom Blade', { targets: ['Ancient Stone Idol'] }).resolveAll()
  expect([b.pt('Construct Token'), b.has('Construct Token', 'trample')]).toEqual(['6/12', true])
})
