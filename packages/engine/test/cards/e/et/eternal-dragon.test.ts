import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

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

it('Eternal Dragon returns to the hand in its owner’s upkeep', () => {
  const b = board({ a: { battlefield: ['5 Plains'], graveyard: ['Eternal Dragon'] }, step: 'upkeep' })
  b.activate('Eternal Dragon', { zone: 'graveyard' }).resolve()
  expect(b.in('hand', 'Eternal Dragon', 'A')).toBe(true)
})
