import { activated, anyTarget, card, continuous, dealDamage, enters, mana, modifyPT, tap, the } from '@spellwright/dsl'

export const hobgoblinBanditLord = card({
  name: 'Hobgoblin Bandit Lord',
  cost: '{1}{R}{R}',
  type: 'Creature — Goblin Rogue',
  power: 2,
  toughness: 3,
  abilities: [
    continuous({ affects: { subtype: 'Goblin', controller: 'you', other: true }, apply: [modifyPT(1, 1)] }),
    activated({
      cost: [mana('{R}'), tap],
      targets: { victim: anyTarget },
      effects: [
        dealDamage(
          {
            kind: 'events',
            event: enters({ subtype: 'Goblin', controller: 'you' }),
            when: 'thisTurn',
            distinct: 'objects',
          },
          the('victim'),
        ),
      ],
    }),
  ],
})
