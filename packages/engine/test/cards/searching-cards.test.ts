import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

const library = ['Island', 'Forest', 'Taiga', 'Plains', 'Shock']

it('[Wood Elves] puts a Forest card onto the battlefield', () => {
  const b = board({ a: { battlefield: ['3 Llanowar Elves'], hand: ['Wood Elves'], library } })
  const found = offers(b, 'chooseFound', 'Taiga')
  b.cast('Wood Elves').resolveAll()
  expect([...found].sort()).toEqual(['Forest', 'Taiga'])
  expect(b.object('Taiga').tapped).toBe(false)
})

it('[Sakura-Tribe Elder] is sacrificed for a basic land that enters tapped', () => {
  const b = board({ a: { battlefield: ['Sakura-Tribe Elder'], library } })
  const found = offers(b, 'chooseFound', 'Island')
  b.activate('Sakura-Tribe Elder').resolve()
  expect([...found].sort()).toEqual(['Forest', 'Island', 'Plains'])
  expect(b.object('Island').tapped).toBe(true)
})

it('[Krosan Tusker] cycled may find a basic land and draws', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Krosan Tusker'], library: ['Shock', 'Island', 'Murder'] } })
  b.reply('chooseFound', () => [b.id('Island', 'library')])
    .activate('Krosan Tusker', { zone: 'hand' })
    .resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(2)
  expect(b.in('hand', 'Island', 'A')).toBe(true)
})

it('[Eternal Dragon] cycles for a Plains card', () => {
  const b = board({
    a: { battlefield: ['2 Island'], hand: ['Eternal Dragon'], library: ['Forest', 'Savannah', 'Plains'] },
  })
  const found = offers(b, 'chooseFound', 'Savannah')
  b.activate('Eternal Dragon', { zone: 'hand', nth: 1 }).resolve()
  expect([...found].sort()).toEqual(['Plains', 'Savannah'])
  expect(b.names('hand', 'A')).toEqual(['Savannah'])
})

it('[Eternal Dragon] returns to hand from the graveyard in your upkeep only', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['5 Plains'], graveyard: ['Eternal Dragon'] } })
  b.to('upkeep').activate('Eternal Dragon', { zone: 'graveyard' }).resolve()
  expect(b.names('hand', 'A')).toEqual(['Eternal Dragon'])
  const main = board({ a: { battlefield: ['5 Plains'], graveyard: ['Eternal Dragon'] } })
  expect(main.can('activate', 'Eternal Dragon')).toBe(false)
})
