import { anyTarget, bound, card, gainLife, matches, rule, spell, the, toughnessOf, X } from '@spellwright/dsl'

export const soulBurn = card({
  name: 'Soul Burn',
  cost: '{X}{2}{B}',
  type: 'Sorcery',
  abilities: [
    rule({ kind: 'spendOnlyOnX', colors: ['B', 'R'] }, { zone: 'stack' }),
    spell({
      targets: { victim: anyTarget },
      effects: [
        {
          kind: 'let',
          as: 'before',
          quantity: {
            kind: 'if',
            condition: matches(the('victim'), { type: 'planeswalker' }),
            then: { kind: 'loyaltyOf', object: the('victim') },
            else: {
              kind: 'if',
              condition: matches(the('victim'), { type: ['creature', 'battle'] }),
              then: X,
              else: { kind: 'lifeOf', player: the('victim') },
            },
          },
        },
        { kind: 'dealDamage', amount: X, to: the('victim'), as: 'dealt' },
        gainLife({
          kind: 'least',
          of: [
            bound('dealt'),
            { kind: 'manaSpent', color: 'B', on: 'x' },
            bound('before'),
            {
              kind: 'if',
              condition: matches(the('victim'), { type: 'creature' }),
              then: toughnessOf(the('victim')),
              else: X,
            },
          ],
        }),
      ],
    }),
  ],
})
