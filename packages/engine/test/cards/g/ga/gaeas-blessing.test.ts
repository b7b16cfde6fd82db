import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers, watch } from '../../../support/watch.ts'

it("[Gaea's Blessing] shuffles up to three cards of the target player's graveyard into their library and draws a card", () => {
  const b = board({
    a: {
      battlefield: ['2 Forest'],
      hand: ["Gaea's Blessing"],
      graveyard: ['Shock', 'Murder', 'Forest', 'Plains'],
      library: ['Island'],
    },
  })
  const seen = watch(b)
  b.cast("Gaea's Blessing", { targets: ['A', 'Shock,Murder,Plains'] }).resolve()
  expect(b.names('graveyard', 'A').sort()).toEqual(['Forest', "Gaea's Blessing"])
  expect(b.names('library', 'A').length + b.names('hand', 'A').length).toBe(4)
  expect(b.names('hand', 'A')).toHaveLength(1)
  expect(seen.count('shuffled', 'A')).toBe(1)
})

it("[Gaea's Blessing] targets cards of that player's graveyard only", () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ["Gaea's Blessing"], graveyard: ['Shock'] },
    b: { graveyard: ['Murder', 'Plains'] },
  })
  b.aim(['B'])
  const seen = offers(b, 'target', 'Murder')
  b.cast("Gaea's Blessing").resolve()
  expect([...seen].sort()).toEqual(['Murder', 'Plains'])
  expect(b.in('library', 'Murder', 'B')).toBe(true)
})

it("[Gaea's Blessing] may take no card, and still draws", () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ["Gaea's Blessing"], graveyard: ['Shock'] } })
  b.cast("Gaea's Blessing", { targets: ['A', ''] }).resolve()
  expect(b.names('graveyard', 'A').sort()).toEqual(["Gaea's Blessing", 'Shock'])
  expect(b.names('hand', 'A')).toHaveLength(1)
})

it("[Gaea's Blessing] milled from the library shuffles the whole graveyard in", () => {
  const b = board({
    a: { battlefield: ['Millstone', '2 Forest'] },
    b: { library: ["Gaea's Blessing", 'Island', 'Swamp'], graveyard: ['Shock', 'Murder'] },
  })
  b.activate('Millstone', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B')).toHaveLength(4)
  b.resolve()
  expect(b.names('graveyard', 'B')).toEqual([])
  expect(b.names('library', 'B')).toHaveLength(5)
})

it("[Gaea's Blessing] discarded from hand does nothing", () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Funeral Charm'] },
    b: { hand: ["Gaea's Blessing"], graveyard: ['Shock'] },
  })
  b.cast('Funeral Charm', { targets: ['B'] }).resolve()
  expect(b.game.state.stack).toEqual([])
  expect(b.names('graveyard', 'B')).toHaveLength(2)
})

it("[Gaea's Blessing] does not shuffle when Rest in Peace exiles it", () => {
  const b = board({
    a: { battlefield: ['Millstone', '2 Forest', 'Rest in Peace'] },
    b: { library: ["Gaea's Blessing", 'Island', 'Swamp'] },
  })
  b.activate('Millstone', { targets: ['B'] }).resolve()
  expect(b.game.state.stack).toEqual([])
  expect(b.names('exile', 'B')).toHaveLength(2)
})

it("[Gaea's Blessing] put back from hand or the stack does nothing: only from the library", () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ["Gaea's Blessing"] } })
  b.cast("Gaea's Blessing", { targets: ['A'] }).resolve()
  expect(b.game.state.stack).toEqual([])
  expect(b.in('graveyard', "Gaea's Blessing", 'A')).toBe(true)
})

it("[Gaea's Blessing] takes no more than three cards", () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ["Gaea's Blessing"], graveyard: ['Shock', 'Murder', 'Island', 'Plains'] },
  })
  expect(() => b.cast("Gaea's Blessing", { targets: ['A', 'Shock,Murder,Island,Plains'] })).toThrow()
})

it("[Gaea's Blessing] milled leaves the other player's graveyard alone, and shuffles its owner's library", () => {
  const b = board({
    a: { battlefield: ['Millstone', '2 Forest'], graveyard: ['Shock'] },
    b: { library: ["Gaea's Blessing", 'Island', 'Swamp'] },
  })
  const seen = watch(b)
  b.activate('Millstone', { targets: ['B'] }).resolveAll()
  expect(b.names('graveyard', 'A')).toEqual(['Shock'])
  expect(seen.count('shuffled', 'B')).toBe(1)
})
