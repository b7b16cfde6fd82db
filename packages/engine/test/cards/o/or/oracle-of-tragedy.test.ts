import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oracle of Tragedy] shuffles expensive cards into your library as it enters or dies', () => {
  const b = board({
    a: {
      hand: ['Oracle of Tragedy'],
      battlefield: ['2 Island'],
      graveyard: ['Hill Giant', 'Shock'],
      library: ['2 Wastes'],
    },
  })
  b.option('mode', '2').aim(['Hill Giant']).cast('Oracle of Tragedy').resolve().resolve()
  expect([b.in('library', 'Hill Giant'), b.in('graveyard', 'Shock')]).toEqual([true, true])
})

it('[Oracle of Tragedy] draws and discards as it dies', () => {
  const b = board({
    a: {
      battlefield: ['Oracle of Tragedy', 'Swamp'],
      hand: ['Bone Splinters', 'Memnite'],
      library: ['Island', 'Wastes'],
    },
    b: { battlefield: ['Hill Giant', '2 Mountain'], hand: ['Volcanic Hammer'] },
    active: 1,
  })
  b.cast('Volcanic Hammer', { targets: ['Oracle of Tragedy'] })
  b.option('mode', '1').pick('discard', 'Memnite').resolve().resolve()
  expect([b.in('graveyard', 'Memnite'), b.in('hand', 'Island')]).toEqual([true, true])
})
