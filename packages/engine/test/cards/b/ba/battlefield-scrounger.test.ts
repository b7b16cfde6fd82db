import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Battlefield Scrounger] puts three cards from your graveyard under the library, once each turn with seven there', () => {
  const b = board({
    a: { battlefield: ['Battlefield Scrounger'], graveyard: ['9 Forest', 'Shock'], library: ['Island'] },
  })
  b.pick('costObjects', 'Forest', 'Forest#2', 'Shock').activate('Battlefield Scrounger').resolve()
  expect(b.pt('Battlefield Scrounger')).toBe('6/6')
  expect(b.names('library', 'A')[0]).toBe('Island')
  expect(b.names('library', 'A').sort()).toEqual(['Forest', 'Forest', 'Island', 'Shock'])
  expect(b.can('activate', 'Battlefield Scrounger')).toBe(false)
  const few = board({ a: { battlefield: ['Battlefield Scrounger'], graveyard: ['6 Forest'] } })
  expect(few.can('activate', 'Battlefield Scrounger')).toBe(false)
})
