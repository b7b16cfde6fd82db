import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const blocked = () =>
  board({
    a: { battlefield: ['Knight of Dusk', '2 Swamp', 'Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
    .attack('Knight of Dusk')
    .block('Hill Giant>Knight of Dusk')

it('[Knight of Dusk] destroys a creature that blocks it, and no other', () => {
  const b = blocked()
    .activate('Knight of Dusk', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
  expect(b.in('battlefield', 'Gray Ogre')).toBe(true)
})

it('[CR 608.2b] [Knight of Dusk] destroys what was blocking it when it died', () => {
  const b = blocked().activate('Knight of Dusk', { targets: ['Hill Giant'] })
  b.cast('Lightning Bolt', { targets: ['Knight of Dusk'] })
    .resolve()
    .resolve()
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
})
