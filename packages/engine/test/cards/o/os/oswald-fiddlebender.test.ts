import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oswald Fiddlebender] finds an artifact one mana dearer', () => {
  const b = board({
    a: { battlefield: ['Oswald Fiddlebender', 'Plains', 'Memnite'], library: ['Sol Ring', 'Mind Stone'] },
  })
  b.pick('chooseFound', 'Sol Ring').activate('Oswald Fiddlebender').resolve()
  expect(b.in('battlefield', 'Sol Ring')).toBe(true)
})
