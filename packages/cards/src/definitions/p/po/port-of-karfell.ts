import {
  activated,
  card,
  entersTapped,
  exactly,
  mana,
  mill,
  returnTo,
  sacrificeSelf,
  tap,
  tapForMana,
  the,
} from '@spellwright/dsl'

export const portOfKarfell = card({
  name: 'Port of Karfell',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana('{U}'),
    activated({
      cost: [mana('{3}{U}{B}{B}'), tap, sacrificeSelf],
      effects: [
        mill(4),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'graveyard', owner: 'you', type: 'creature' },
          count: exactly(1),
          as: 'card',
        },
        returnTo('battlefield', the('card'), { enters: ['tapped'] }),
      ],
    }),
  ],
})
