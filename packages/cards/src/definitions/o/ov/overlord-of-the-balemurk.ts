import { attacks, card, enters, exactly, keyword, mana, may, mill, returnTo, the, triggered } from '@spellwright/dsl'

export const overlordOfTheBalemurk = card({
  name: 'Overlord of the Balemurk',
  cost: '{3}{B}{B}',
  type: 'Enchantment Creature — Avatar Horror',
  power: 5,
  toughness: 5,
  abilities: [
    keyword({ kind: 'impending', count: 5, cost: [mana('{1}{B}')] }),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [
        mill(4),
        may(
          {
            kind: 'choose',
            player: 'you',
            from: {
              zone: 'graveyard',
              owner: 'you',
              any: [{ type: 'creature', not: { subtype: 'Avatar' } }, { type: 'planeswalker' }],
            },
            count: exactly(1),
            as: 'card',
          },
          returnTo('hand', the('card')),
        ),
      ],
    }),
  ],
})
