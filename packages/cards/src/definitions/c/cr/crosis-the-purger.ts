import { all, card, dealsDamageToPlayer, keyword, mana, triggered } from '@spellwright/dsl'

export const crosisThePurger = card({
  name: 'Crosis, the Purger',
  cost: '{3}{U}{B}{R}',
  type: 'Legendary Creature — Dragon',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('flying'),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{2}{B}')],
          then: [
            { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
            { kind: 'revealHand', player: 'eventPlayer' },
            { kind: 'discardCards', what: all({ zone: 'hand', owner: 'eventPlayer', color: { chosen: 'color' } }) },
          ],
        },
      ],
    }),
  ],
})
