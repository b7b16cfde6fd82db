import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hakoda, Selfless Commander] casts Ally spells from the top of the library', () => {
  const can = (top: string): boolean => {
    const b = board({
      a: { battlefield: ['Hakoda, Selfless Commander', '3 Plains'], library: [top, '3 Wastes'] },
    })
    return b.can('cast', top)
  }
  expect([can('South Pole Voyager'), can('Savannah Lions')]).toEqual([true, false])
})

it('[Hakoda, Selfless Commander] saves your creatures when it is sacrificed', () => {
  const b = board({ a: { battlefield: ['Hakoda, Selfless Commander', 'Grizzly Bears'] } })
  b.activate('Hakoda, Selfless Commander').resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'indestructible')]).toEqual(['2/7', true])
})
