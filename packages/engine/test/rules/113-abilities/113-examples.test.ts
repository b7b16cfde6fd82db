import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 113.2a example 1] "can\'t block" is an ability: a creature that has lost it may block', () => {
  const attacked = (...enchantments: string[]) =>
    board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Jungle Lion', ...enchantments] } }).attack(
      'Hill Giant',
    )
  expect(() => attacked().block('Jungle Lion>Hill Giant')).toThrow()
  const b = attacked('Humility').block('Jungle Lion>Hill Giant').damage()
  expect(b.life('B')).toBe(20)
})

it('[CR 113.6m example 1] Reassembling Skeleton can be brought back only from the graveyard', () => {
  const b = board({
    a: {
      battlefield: ['2 Swamp', 'Reassembling Skeleton'],
      hand: ['Reassembling Skeleton'],
      graveyard: ['Reassembling Skeleton'],
    },
  })
  const offered = b.legal().flatMap((action) => (action.kind === 'activate' ? [action.object] : []))
  expect(offered).toEqual([b.id('Reassembling Skeleton', 'graveyard')])
})

describe('[CR 113.12] Muraganda Petroglyphs', () => {
  const enchanted = (aura: string, ...others: string[]) =>
    board({
      a: {
        battlefield: ['Muraganda Petroglyphs', 'Runeclaw Bear', { card: aura, attachedTo: 'Runeclaw Bear' }, ...others],
      },
    }).pt('Runeclaw Bear')

  it('[CR 113.12 example 1] looks for abilities: flying is one, "can\'t be blocked" is an effect on blocking', () => {
    expect(enchanted('Flight')).toBe('2/2')
    expect(enchanted('Cloak of Mists')).toBe('4/4')
  })
})
