import { dealDamage, dies, powerOf, replacement, sacrificeIt, spell, target, the, twoFaced } from '@spellwright/dsl'

export const callousSellSword = twoFaced(
  'adventure',
  {
    name: 'Callous Sell-Sword',
    cost: '{1}{B}',
    type: 'Creature — Human Soldier',
    power: 2,
    toughness: 2,
    abilities: [
      replacement({
        kind: 'enters',
        object: 'self',
        with: [
          {
            kind: 'counters',
            counter: '+1/+1',
            count: { kind: 'events', event: dies({ type: 'creature', controller: 'you' }), when: 'thisTurn' },
          },
        ],
      }),
    ],
  },
  {
    name: 'Burn Together',
    cost: '{R}',
    type: 'Sorcery — Adventure',
    abilities: [
      spell({
        targets: {
          creature: target({ type: 'creature', controller: 'you' }),
          victim: { anyTarget: 'any target', differentFrom: [the('creature')] },
        },
        effects: [dealDamage(powerOf(the('creature')), the('victim'), the('creature')), sacrificeIt(the('creature'))],
      }),
    ],
  },
)
