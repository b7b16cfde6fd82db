import { card, dealDamage, exileCost, gainLife, rule, spell, target, the, X } from '@spellwright/dsl'

export const marchOfWretchedSorrow = card({
  name: 'March of Wretched Sorrow',
  cost: '{X}{B}',
  type: 'Instant',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [exileCost({ zone: 'hand', color: 'B' })],
      optional: 'may',
      times: 'any',
      name: 'exiled',
    },
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: { kind: 'reduce', mana: '{2}', times: { kind: 'timesPaid', cost: 'exiled' } },
      },
      { zone: 'everywhere' },
    ),
    spell({
      targets: { permanent: target({ type: ['creature', 'planeswalker'] }) },
      effects: [dealDamage(X, the('permanent')), gainLife(X)],
    }),
  ],
})
