import { anyTarget, card, dealDamage, rule, spell, the } from '@spellwright/dsl'

export const exquisiteFirecraft = card({
  name: 'Exquisite Firecraft',
  cost: '{1}{R}{R}',
  type: 'Sorcery',
  abilities: [
    rule(
      { kind: 'cantBeCountered', what: 'self' },
      {
        zone: 'stack',
        abilityWord: 'Spell mastery',
        condition: {
          kind: 'exists',
          of: { zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] },
          count: { atLeast: 2 },
        },
      },
    ),
    spell({ targets: { target: anyTarget }, effects: [dealDamage(4, the('target'))] }),
  ],
})
