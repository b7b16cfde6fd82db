import { activated, atBeginningOf, card, dealDamage, mana, players, ruleUntil, triggered } from '@spellwright/dsl'

export const roilingVortex = card({
  name: 'Roiling Vortex',
  type: 'Enchantment',
  cost: '{1}{R}',
  abilities: [
    triggered({ on: atBeginningOf('upkeep', 'eachPlayer'), effects: [dealDamage(1, players('eventPlayer'))] }),
    triggered({
      on: { kind: 'cast', player: 'eachPlayer' },
      condition: {
        kind: 'compare',
        quantity: { kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' },
        is: { exactly: 0 },
      },
      effects: [dealDamage(5, players('eventPlayer'))],
    }),
    activated({ cost: [mana('{R}')], effects: [ruleUntil({ kind: 'cantGainLife', player: 'opponent' })] }),
  ],
})
