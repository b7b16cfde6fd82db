import { all, card, createToken, dealDamage, enters, keyword, token, triggered } from '@spellwright/dsl'

export const dragonbackAssault = card({
  name: 'Dragonback Assault',
  cost: '{3}{G}{U}{R}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: enters('self'), effects: [dealDamage(3, all({ type: ['creature', 'planeswalker'] }))] }),
    triggered({
      abilityWord: 'Landfall',
      on: enters({ type: 'land', controller: 'you' }),
      effects: [
        createToken(
          1,
          token({ colors: ['R'], type: 'Creature — Dragon', power: 4, toughness: 4, abilities: [keyword('flying')] }),
        ),
      ],
    }),
  ],
})
