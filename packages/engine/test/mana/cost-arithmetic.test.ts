import { describe, expect, it } from 'vitest'
import {
  addCosts,
  ManaCost,
  manaCostText,
  reduceCost,
  reduceGeneric,
  withRestrictedVariables,
  withVariables,
} from '../../src/mana/index.ts'

const symbols = (text: string) => ManaCost.parse(text).symbols

describe('adding and reducing costs', () => {
  it('[S6.6] Aura of Silence makes {1}{W} cost {3}{W}', () => {
    expect(manaCostText(addCosts(symbols('{1}{W}'), symbols('{2}')))).toBe('{3}{W}')
  })

  it.each([
    ['{3}{R}{R}', 1, '{2}{R}{R}'],
    ['{R}', 1, '{R}'],
    ['{1}{R}', 3, '{R}'],
    ['{1}{C}{S}', 5, '{C}{S}'],
    ['{2/W}{2}', 3, '{1}'],
    ['{2/W}{U}', 2, '{U}'],
    ['{2}', 2, '{0}'],
    ['{2}', -1, '{2}'],
  ])(
    '[S6.6] [CR 118.7a] %s less %i generic is %s: coloured, {C} and {S} parts stay, {2/W} is paid as generic',
    (text, amount, left) => {
      expect(manaCostText(reduceGeneric(symbols(text), amount))).toBe(left)
    },
  )

  it.each([
    ['{3}{R}', '{R}', '{3}', '[CR 118.7c] a red reduction takes the red part'],
    ['{3}{R}', '{R}{R}', '{2}', '[CR 118.7c] its excess takes generic mana'],
    ['{3}{G}', '{R}', '{2}{G}', '[CR 118.7b] without a red part it takes generic mana'],
    ['{3}{C}', '{C}{C}', '{2}', '[CR 118.7d] colourless the same'],
    ['{G}', '{R}', '{G}', '[CR 118.7b] and never another colour'],
    ['{2}{R/W}{R}', '{R}{R}', '{2}', '[CR 118.7] {R} first, then a hybrid half'],
    ['{3}{G}', '{R/G}', '{3}', '[CR 118.7e] of a hybrid reduction, the half that the cost has'],
    ['{3}{G}', '{G/P}', '{3}', '[CR 118.7f] a Phyrexian reduction is one of its colour'],
    ['{3}{S}', '{S}', '{2}{S}', '[CR 118.7g] a snow reduction is generic'],
    ['{1}{R}', '{2}{R}', '{0}', '[CR 118.7] nothing left is {0}'],
  ])('%s less %s is %s: %s', (text, by, left) => {
    expect(manaCostText(reduceCost(symbols(text), symbols(by)))).toBe(left)
  })

  it('[CR 107.3] a chosen X is generic mana', () => {
    expect(manaCostText(withVariables(symbols('{X}{X}{1}{R}'), 3))).toBe('{7}{R}')
    expect(manaCostText(withVariables(symbols('{X}{R}'), 0))).toBe('{R}')
  })

  it('[CR 118.7a] an X with a spending clause is generic mana for a reduction', () => {
    const soulBurn = withRestrictedVariables(symbols('{X}{2}{B}'), 2, ['B', 'R'])
    expect(manaCostText(soulBurn)).toBe('{B|R}{B|R}{2}{B}')
    expect(manaCostText(reduceGeneric(soulBurn, 3))).toBe('{1}{B}')
  })
})
