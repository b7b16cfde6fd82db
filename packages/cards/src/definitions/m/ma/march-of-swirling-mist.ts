import { card, exileCost, rule, spell, target, the, upTo, X } from '@spellwright/dsl'

export const marchOfSwirlingMist = card({
  name: 'March of Swirling Mist',
  cost: '{X}{U}',
  type: 'Instant',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [exileCost({ zone: 'hand', color: 'U' })],
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
      targets: { creatures: target({ type: 'creature' }, { count: upTo(X) }) },
      effects: [{ kind: 'phaseOut', what: the('creatures') }],
    }),
  ],
})
