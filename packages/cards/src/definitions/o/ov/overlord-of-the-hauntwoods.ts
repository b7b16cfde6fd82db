import { attacks, card, enters, keyword, mana, token, triggered } from '@spellwright/dsl'

export const overlordOfTheHauntwoods = card({
  name: 'Overlord of the Hauntwoods',
  cost: '{3}{G}{G}',
  type: 'Enchantment Creature — Avatar Horror',
  power: 6,
  toughness: 5,
  abilities: [
    keyword({ kind: 'impending', count: 4, cost: [mana('{1}{G}{G}')] }),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ name: 'Everywhere', colors: [], type: 'Land — Plains Island Swamp Mountain Forest' }),
          enters: ['tapped'],
        },
      ],
    }),
  ],
})
