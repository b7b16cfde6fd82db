import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'
import { watch } from '../../../../support/watch.ts'

const position = (islands: number) =>
  board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Carpet of Flowers'] },
    b: { battlefield: islands > 0 ? [`${islands} Island`] : [] },
  })

it('[Carpet of Flowers] adds mana of one colour for the Islands of an opponent at your main phase', () => {
  const b = position(3)
  b.option('manaColor', 'G').to('main1')
  expect(b.pool('A')).toBe('{G}{G}{G}')
})

it('[Carpet of Flowers] may be declined and then asks again in the second main phase', () => {
  const b = position(2)
  b.no().option('manaColor', 'W').to('main1')
  expect(b.pool('A')).toBe('')
  b.to('main2')
  expect(b.pool('A')).toBe('{W}{W}')
})

it('[Carpet of Flowers] adds mana once a turn', () => {
  const b = position(2)
  b.to('main1').to('main2')
  expect(b.pool('A')).toBe('')
})

it('[Carpet of Flowers] adds mana again next turn', () => {
  const b = position(1)
  b.to('main1', 4).option('manaColor', 'B').to('main1', 6)
  expect(b.pool('A')).toBe('{B}')
})

it('[Carpet of Flowers] counts lands with the type Island, such as Tundra', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Carpet of Flowers', 'Island'] },
    b: { battlefield: ['Tundra', 'Forest'] },
  })
  b.option('manaColor', 'U').to('main1')
  expect(b.pool('A')).toBe('{U}')
})

it("[Carpet of Flowers] does nothing in the opponent's main phases", () => {
  const b = board({ step: 'end', a: { battlefield: ['Carpet of Flowers'] }, b: { battlefield: ['Island'] } })
  b.to('main1')
  expect(b.pool('A')).toBe('')
})

it('[Carpet of Flowers] targets: an opponent with shroud gives nothing', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Carpet of Flowers'] },
    b: { battlefield: ['Island', 'Solitary Confinement'] },
  })
  b.to('main1')
  expect(b.pool('A')).toBe('')
})

it('[Carpet of Flowers] without Islands adds nothing, and may add in the second main phase', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Carpet of Flowers', '2 Island'], hand: ['Spreading Seas'] },
    b: { battlefield: ['Forest'] },
  })
  b.to('main1')
    .cast('Spreading Seas', { targets: ['Forest'] })
    .resolveAll()
  b.option('manaColor', 'G').to('main2')
  expect(b.pool('A')).toBe('{G}')
})

it('[Carpet of Flowers] asks its controller', () => {
  const b = position(2)
  b.reply('yesNo', [1], 'A').to('main1')
  expect(b.pool('A')).toBe('')
  expect(b.asked).toHaveLength(1)
})

it('Carpet of Flowers adds mana for each Island of the opponent, once a turn', () => {
  const b = board({
    a: { battlefield: ['Carpet of Flowers'] },
    b: { battlefield: ['3 Island'] },
    step: 'draw',
  })
  b.yes().option('manaColor', '{R}{R}{R}')
  b.pass().pass()
  b.resolve()
  expect(b.pool('A')).toBe('{R}{R}{R}')
  b.to('beginCombat')
  const seen = watch(b)
  b.to('main2')
  expect(seen.count('triggered')).toBe(0)
})

it('Carpet of Flowers not used in the first main phase triggers again in the second', () => {
  const b = board({ a: { battlefield: ['Carpet of Flowers'] }, b: { battlefield: ['3 Island'] }, step: 'draw' })
  b.no()
  b.pass().pass()
  b.resolve()
  const seen = watch(b)
  b.to('main2')
  expect(seen.count('triggered')).toBe(1)
})
