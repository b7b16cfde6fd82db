import { all, card, enters, keyword, mill, returnTo, triggered } from '@spellwright/dsl'

export const lumraBellowOfTheWoods = card({
  name: 'Lumra, Bellow of the Woods',
  cost: '{4}{G}{G}',
  type: 'Legendary Creature — Elemental Bear',
  power: '*',
  toughness: '*',
  abilities: [
    keyword('vigilance'),
    keyword('reach'),
    {
      kind: 'characteristicDefining',
      power: { kind: 'count', of: { controller: 'you', type: 'land' } },
      toughness: { kind: 'count', of: { controller: 'you', type: 'land' } },
    },
    triggered({
      on: enters('self'),
      effects: [
        mill(4),
        returnTo('battlefield', all({ zone: 'graveyard', type: 'land', owner: 'you' }), { enters: ['tapped'] }),
      ],
    }),
  ],
})
