import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soltari Champion] attacking gives other creatures of its controller +1/+1 until end of turn', () => {
  const b = board({
    a: { battlefield: ['Soltari Champion', 'Savannah Lions'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.attack('Soltari Champion', 'Savannah Lions').resolve()
  expect(b.pt('Soltari Champion')).toBe('2/2')
  expect(b.pt('Savannah Lions')).toBe('3/2')
  expect(b.pt('Grizzly Bears')).toBe('2/2')
  b.to('upkeep', 4)
  expect(b.pt('Savannah Lions')).toBe('2/1')
})

it('[CR 611.2c] Soltari Champion does not reach a creature that comes later in the turn', () => {
  const b = board({ a: { battlefield: ['Soltari Champion', 'Plains'], hand: ['Soltari Foot Soldier'] } })
  b.attack('Soltari Champion').resolve().to('main2').cast('Soltari Foot Soldier').resolve()
  expect(b.pt('Soltari Foot Soldier')).toBe('1/1')
})

it('[Soltari Champion] has shadow', () => {
  const b = board({ a: { battlefield: ['Soltari Champion'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Soltari Champion')
  expect(() => b.block('Hill Giant>Soltari Champion')).toThrow()
})
