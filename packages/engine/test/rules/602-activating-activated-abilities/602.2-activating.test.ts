import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { offers } from '../../support/watch.ts'

it('[CR 602.1, 115.1c] Seal of Cleansing may target only artifacts and enchantments, itself included', () => {
  const b = board({ a: { battlefield: ['Seal of Cleansing', 'Sol Ring', 'Grizzly Bears'] } })
  const seen = offers(b, 'target', 'Sol Ring')
  b.activate('Seal of Cleansing')
  expect(seen).toEqual(['Seal of Cleansing', 'Sol Ring'])
})

describe('an ability that says what it costs', () => {
  const butcher = (lands: number) =>
    board({
      a: {
        battlefield: ['Battlefield Butcher', `${lands} Swamp`],
        graveyard: ['Grizzly Bears', 'Hill Giant', 'Shock'],
      },
    })

  it('[CR 602.2b] costs less for each creature card in the graveyard', () => {
    const b = butcher(3).activate('Battlefield Butcher').resolve()
    expect(b.life('B')).toBe(18)
  })

  it('[CR 602.2b] cannot be activated for less than that', () => {
    expect(butcher(2).can('activate', 'Battlefield Butcher')).toBe(false)
  })
})
