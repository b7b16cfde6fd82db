import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers, watch } from '../../../support/watch.ts'

const survival = () =>
  board({
    a: {
      battlefield: ['Survival of the Fittest', '2 Forest'],
      hand: ['Grizzly Bears', 'Shock'],
      library: ['Forest', 'Masticore', 'Anger', 'Disenchant'],
    },
  })

it('[Survival of the Fittest] turns a creature card in hand into one of your library', () => {
  const b = survival()
  const watched = watch(b)
  b.activate('Survival of the Fittest')
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  const seen = offers(b, 'chooseFound', 'Anger')
  b.resolve()
  expect([...seen].sort()).toEqual(['Anger', 'Masticore'])
  expect(b.names('hand', 'A')).toEqual(['Shock', 'Anger'])
  expect([watched.count('revealed', 'A'), watched.count('shuffled', 'A')]).toEqual([1, 1])
})

it('[Survival of the Fittest] discards only creature cards', () => {
  const b = board({ a: { battlefield: ['Survival of the Fittest', 'Forest'], hand: ['Shock'] } })
  expect(b.can('activate', 'Survival of the Fittest')).toBe(false)
})

it('[CR 701.23b] [Survival of the Fittest] may fail to find', () => {
  const b = survival()
  b.reply('chooseFound', []).activate('Survival of the Fittest').resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock'])
})

it('[Survival of the Fittest] discards Basking Rootwalla, which is cast for its madness cost', () => {
  const b = board({ a: { battlefield: ['Survival of the Fittest', 'Forest'], hand: ['Basking Rootwalla'] } })
  b.activate('Survival of the Fittest').yes().resolve().resolve()
  expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
})
