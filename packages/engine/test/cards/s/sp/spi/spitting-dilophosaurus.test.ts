import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spitting Dilophosaurus] keeps creatures with -1/-1 counters from blocking', () => {
  const b = board({ a: { battlefield: ['Spitting Dilophosaurus'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.aim(['Hill Giant']).attack('Spitting Dilophosaurus').resolve()
  expect(b.pt('Hill Giant')).toBe('2/2')
  expect(() => b.block('Hill Giant>Spitting Dilophosaurus')).toThrow()
  expect(() => b.block('Gray Ogre>Spitting Dilophosaurus')).not.toThrow()
})
