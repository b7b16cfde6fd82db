import { card, countersOn, putCounters, token, triggered } from '@spellwright/dsl'

export const animPakalThousandthMoon = card({
  name: 'Anim Pakal, Thousandth Moon',
  cost: '{1}{R}{W}',
  type: 'Legendary Creature — Human Soldier',
  power: 1,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: { type: 'creature', not: { subtype: 'Gnome' } } },
      effects: [
        putCounters('+1/+1', 1, 'self'),
        {
          kind: 'createToken',
          player: 'you',
          count: countersOn('self', '+1/+1'),
          token: token({ colors: [], type: 'Artifact Creature — Gnome', power: 1, toughness: 1 }),
          enters: ['tapped', 'attacking'],
        },
      ],
    }),
  ],
})
