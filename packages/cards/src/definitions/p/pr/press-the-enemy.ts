import { bound, card, manaValueOf, returnTo, spell, target, the, upTo } from '@spellwright/dsl'

export const pressTheEnemy = card({
  name: 'Press the Enemy',
  cost: '{2}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        target: target({
          any: [{ zone: 'stack' }, { not: { type: 'land' } }],
          controller: 'opponent',
        }),
      },
      effects: [
        { kind: 'let', as: 'value', quantity: manaValueOf(the('target')) },
        returnTo('hand', the('target')),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', type: ['instant', 'sorcery'], manaValue: { atMost: bound('value') } },
          whose: 'you',
          count: upTo(1),
          as: 'card',
        },
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may' },
      ],
    }),
  ],
})
