import { card, createToken, keyword, token, triggered } from '@spellwright/dsl'

export const deeprootPilgrimage = card({
  name: 'Deeproot Pilgrimage',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'tapped', object: { subtype: 'Merfolk', is: 'nontoken', controller: 'you' }, batch: 'oneOrMore' },
      effects: [
        createToken(
          1,
          token({
            colors: ['U'],
            type: 'Creature — Merfolk',
            power: 1,
            toughness: 1,
            abilities: [keyword('hexproof')],
          }),
        ),
      ],
    }),
  ],
})
