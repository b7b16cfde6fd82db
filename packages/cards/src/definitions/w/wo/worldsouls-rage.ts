import { anyTarget, card, dealDamage, put, spell, the, upTo, X } from '@spellwright/dsl'

export const worldsoulsRage = card({
  name: "Worldsoul's Rage",
  cost: '{X}{R}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { target: anyTarget },
      effects: [
        dealDamage(X, the('target')),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: ['hand', 'graveyard'], type: 'land', owner: 'you' },
          whose: 'you',
          count: upTo(X),
          as: 'lands',
        },
        put('battlefield', the('lands'), { enters: ['tapped'] }),
      ],
    }),
  ],
})
