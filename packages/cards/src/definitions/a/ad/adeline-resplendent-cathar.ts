import { card, count, keyword, token, triggered } from '@spellwright/dsl'

export const adelineResplendentCathar = card({
  name: 'Adeline, Resplendent Cathar',
  type: 'Legendary Creature — Human Knight',
  cost: '{1}{W}{W}',
  power: '*',
  toughness: 4,
  abilities: [
    keyword('vigilance'),
    { kind: 'characteristicDefining', power: count({ type: 'creature', controller: 'you' }) },
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ colors: ['W'], type: 'Creature — Human', power: 1, toughness: 1 }),
          enters: ['tapped', 'attacking'],
        },
      ],
    }),
  ],
})
