import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Buried Alive] puts up to three creature cards into the graveyard', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Buried Alive'], library: ['Hill Giant', 'Shock', 'Gray Ogre', 'Memnite'] },
  })
  const seen = offers(b, 'chooseFound', 'Hill Giant', 'Memnite')
  b.cast('Buried Alive').resolve()
  expect([...seen].sort()).toEqual(['Gray Ogre', 'Hill Giant', 'Memnite'])
  expect(b.in('graveyard', 'Hill Giant', 'A') && b.in('graveyard', 'Memnite', 'A')).toBe(true)
})
