import { describe, expect, it } from 'vitest'
import { colorsOfCost, ManaCost, ManaCostError } from '../../src/mana/index.ts'

describe('ManaCost', () => {
  it('[S6.1] {1}{R}{R} asks for two red and one generic, and has mana value 3', () => {
    const cost = ManaCost.parse('{1}{R}{R}')
    expect(cost.colorRequirements).toEqual({ Red: 2 })
    expect(cost.genericCost).toBe(1)
    expect(cost.convertedManaCost).toBe(3)
    expect(cost.manaValue).toBe(3)
  })

  it.each(['', null, undefined, '{0}'])('[S6.1] %o is a cost of zero', (text) => {
    const cost = ManaCost.parse(text)
    expect([cost.manaValue, cost.genericCost, cost.colorRequirements]).toEqual([0, 0, {}])
  })

  it('[CR 107.4d] {0} is a cost with a symbol, an empty text is one without', () => {
    expect(ManaCost.parse('{0}').symbols).toHaveLength(1)
    expect(ManaCost.parse('').symbols).toHaveLength(0)
  })

  it.each([
    '{0}',
    '{16}',
    '{1000000}',
    '{X}{Y}{Z}',
    '{W}{U}{B}{R}{G}{C}',
    '{W/U}{R/G}{G/U}',
    '{2/W}{2/G}',
    '{C/W}',
    '{W/P}{R/P}',
    '{G/U/P}{R/W/P}',
    '{S}{S}',
  ])('[S6.1] the printed symbols %s parse and print back', (text) => {
    expect(ManaCost.parse(text).toString()).toBe(text)
  })

  it('[S6.1] lower case and bare letters are read too', () => {
    expect(ManaCost.parse('{1}{r}{w/p}').toString()).toBe('{1}{R}{W/P}')
    expect(ManaCost.parse('12RG').toString()).toBe('{12}{R}{G}')
    expect(ManaCost.parse('xx1rr').toString()).toBe('{X}{X}{1}{R}{R}')
  })

  it.each([
    ['{1}{Q}', 3],
    ['{1}{R', 3],
    ['{W/W}', 0],
    ['{2}{P/W}', 3],
    ['R}', 1],
    ['{}', 0],
    ['1 R', 1],
    ['{W/U/B}', 0],
    ['{-1}', 0],
    ['{R}{W/U/P/G}', 3],
  ])('[S6.1] %s is refused at position %i', (text, position) => {
    expect(() => ManaCost.parse(text)).toThrow(ManaCostError)
    expect(() => ManaCost.parse(text)).toThrow(`at position ${position} `)
  })

  it.each([
    ['{2/W}{2/U}', 4],
    ['{W/U}{C/B}', 2],
    ['{1}{G/P}{G/U/P}', 3],
    ['{X}{X}{R}', 1],
    ['{S}{S}', 2],
  ])('[CR 202.3e-g] %s has mana value %i', (text, value) => {
    expect(ManaCost.parse(text).manaValue).toBe(value)
  })

  it('[CR 202.3e] on the stack X counts as chosen, once for each symbol', () => {
    const cost = ManaCost.parse('{X}{X}{R}')
    expect(cost.variableCount).toBe(2)
    expect(cost.manaValueWithX(3)).toBe(7)
  })

  it.each([
    ['{2}', []],
    ['{C}{S}', []],
    ['{G}{W}', ['W', 'G']],
    ['{2/R}{C/U}', ['U', 'R']],
    ['{B/P}{G/U/P}', ['U', 'B', 'G']],
  ])('[CR 202.2] %s makes an object of the colours %o', (text, colors) => {
    expect(colorsOfCost(ManaCost.parse(text).symbols)).toEqual(colors)
  })

  it('[S6.1] a cost is immutable, and reading the same text gives the same cost', () => {
    const cost = ManaCost.parse('{3}{U}')
    expect(ManaCost.parse('{3}{U}')).toBe(cost)
    expect(Object.isFrozen(cost) && Object.isFrozen(cost.symbols)).toBe(true)
  })
})
