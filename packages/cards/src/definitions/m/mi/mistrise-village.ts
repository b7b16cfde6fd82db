import { activated, card, mana, replacement, tap, tapForMana, the, youCast } from '@spellwright/dsl'

export const mistriseVillage = card({
  name: 'Mistrise Village',
  type: 'Land',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: {
          kind: 'not',
          condition: { kind: 'exists', of: { subtype: ['Mountain', 'Forest'], controller: 'you' } },
        },
      },
    ),
    tapForMana('{U}'),
    activated({
      cost: [mana('{U}'), tap],
      effects: [
        {
          kind: 'rule',
          rule: { kind: 'cantBeCountered', what: the('armed') },
          until: 'endOfTurn',
          armedBy: youCast({}),
        },
      ],
    }),
  ],
})
