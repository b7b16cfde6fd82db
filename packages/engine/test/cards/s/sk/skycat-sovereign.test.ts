import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Skycat Sovereign] counts your other flyers and makes more', () => {
  const b = board({
    a: { battlefield: ['Skycat Sovereign', 'Suntail Hawk', '2 Plains', '2 Island'] },
    b: { battlefield: ['Wind Drake'] },
  })
  expect(b.pt('Skycat Sovereign')).toBe('2/2')
  b.activate('Skycat Sovereign').resolve()
  expect([b.pt('Skycat Sovereign'), b.pt('Cat Bird Token')]).toEqual(['3/3', '1/1'])
})
