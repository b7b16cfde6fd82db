import { card, createToken, enters, keyword, rule, token, triggered } from '@spellwright/dsl'

export const ominousRoost = card({
  name: 'Ominous Roost',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), { kind: 'cast', player: 'you', from: 'graveyard' }] },
      effects: [
        createToken(
          1,
          token({
            colors: ['U'],
            type: 'Creature — Bird',
            power: 1,
            toughness: 1,
            abilities: [
              keyword('flying'),
              rule({ kind: 'canBlockOnly', what: 'self', attackers: { type: 'creature', keyword: 'flying' } }),
            ],
          }),
        ),
      ],
    }),
  ],
})
