import { card, exile, exileCost, rule, spell, target, the, X } from '@spellwright/dsl'

export const marchOfOtherworldlyLight = card({
  name: 'March of Otherworldly Light',
  cost: '{X}{W}',
  type: 'Instant',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [exileCost({ zone: 'hand', color: 'W' })],
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
      targets: { permanent: target({ type: ['artifact', 'creature', 'enchantment'], manaValue: { atMost: X } }) },
      effects: [exile(the('permanent'))],
    }),
  ],
})
