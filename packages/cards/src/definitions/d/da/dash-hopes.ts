import { card, counterSpell, payLife, spell, target, the, triggered } from '@spellwright/dsl'

export const dashHopes = card({
  name: 'Dash Hopes',
  cost: '{B}{B}',
  type: 'Instant',
  abilities: [
    triggered({
      on: { kind: 'cast', spell: 'self', player: 'you' },
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            {
              kind: 'mayPay',
              player: the('player'),
              cost: [payLife(5)],
              then: [{ kind: 'counterSpell', what: 'self' }],
            },
          ],
        },
      ],
    }),
    spell({ targets: { target: target({ zone: 'stack' }) }, effects: [counterSpell(the('target'))] }),
  ],
})
