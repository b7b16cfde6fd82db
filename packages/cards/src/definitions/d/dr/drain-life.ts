import { anyTarget, bound, card, gainLife, rule, spell, the, toughnessOf, X } from '@spellwright/dsl'

export const drainLife = card({
  name: 'Drain Life',
  cost: '{X}{1}{B}',
  type: 'Sorcery',
  abilities: [
    rule({ kind: 'spendOnlyOnX', colors: ['B'] }),
    spell({
      targets: { victim: anyTarget },
      effects: [
        {
          kind: 'let',
          as: 'most',
          quantity: {
            kind: 'if',
            condition: { kind: 'matches', object: the('victim'), filter: { type: 'creature' } },
            then: toughnessOf(the('victim')),
            else: {
              kind: 'if',
              condition: { kind: 'matches', object: the('victim'), filter: {} },
              then: { kind: 'loyaltyOf', object: the('victim') },
              else: { kind: 'lifeOf', player: the('victim') },
            },
          },
        },
        { kind: 'dealDamage', amount: X, to: the('victim'), as: 'dealt' },
        gainLife({ kind: 'least', of: [bound('dealt'), bound('most')] }),
      ],
    }),
  ],
})
