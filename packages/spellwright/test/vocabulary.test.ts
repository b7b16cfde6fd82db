import { describe, expect, it } from 'vitest'
import * as spellwright from '../src/index.ts'

describe('the names users know', () => {
  it.each([
    'createGame',
    'loadGame',
    'Game',
    'legalActions',
    'viewFor',
    'determinize',
    'createLog',
    'playGame',
    'playGameSync',
    'ScriptedHandler',
    'InteractiveHandler',
    'randomHandler',
    'ManaCost',
    'ManaPool',
    'chooseGenericPayment',
    'CardDefinitions',
    'GameCard',
    'renderCard',
    'DeckBuilder',
    'parseDeckList',
    'checkDeck',
    'BUILT_IN_DECKS',
  ])('%s is exported', (name) => {
    expect(spellwright).toHaveProperty(name, expect.anything())
  })

  it('[S13.1] the roles of spells are a list', () => {
    expect(spellwright.SPELL_ROLES).toEqual(['Proactive', 'Counterspell', 'InstantRemoval', 'InstantUtility'])
  })

  it('[S2.1] the turn is a list of phase definitions with grantsPriority', () => {
    const silent = spellwright.PHASES.filter(({ grantsPriority }) => !grantsPriority)
    expect(silent.map(({ step }) => step)).toEqual(['untap', 'cleanup'])
  })

  it('[S6.1] ManaCost.parse gives requirements, generic cost and mana value under both names', () => {
    const cost = spellwright.ManaCost.parse('{1}{R}{R}')
    expect(cost).toMatchObject({ colorRequirements: { Red: 2 }, genericCost: 1, convertedManaCost: 3, manaValue: 3 })
  })

  it('the card language comes whole, under one name', () => {
    const bear = spellwright.dsl.card({ name: 'Bear', cost: '{1}{G}', type: 'Creature — Bear', power: 2, toughness: 2 })
    expect(bear.faces[0]).toMatchObject({ types: ['creature'], subtypes: ['Bear'] })
  })
})
