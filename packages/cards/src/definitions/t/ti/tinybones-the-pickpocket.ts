import { card, dealsDamageToPlayer, keyword, ruleUntil, target, the, triggered } from '@spellwright/dsl'

export const tinybonesThePickpocket = card({
  name: 'Tinybones, the Pickpocket',
  cost: '{B}',
  type: 'Legendary Creature — Skeleton Rogue',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('deathtouch'),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      targets: {
        card: target({ zone: 'graveyard', owner: 'eventPlayer', is: 'permanentCard', not: { type: 'land' } }),
      },
      effects: [
        ruleUntil({ kind: 'spendAsAnyColor', player: 'you', spell: { among: the('card') }, type: 'anyType' }),
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'normal', optional: 'may' },
      ],
    }),
  ],
})
