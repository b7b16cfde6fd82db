import { atBeginningOf, card, continuous, draw, keyword, modifyPT, not, sacrificeIt, triggered } from '@spellwright/dsl'

export const curiousObsession = card({
  name: 'Curious Obsession',
  type: 'Enchantment — Aura',
  cost: '{U}',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    continuous({
      affects: 'attachedTo',
      apply: [
        modifyPT(1, 1),
        {
          kind: 'gainAbility',
          ability: triggered({
            on: { kind: 'damage', source: 'self', to: { player: 'any' }, combat: 'combat' },
            effects: [{ kind: 'may', player: 'you', effects: [draw(1)] }],
          }),
        },
      ],
    }),
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: not({
        kind: 'happened',
        event: { kind: 'attackersDeclared', player: 'you', attackers: { type: 'creature' } },
        when: 'thisTurn',
      }),
      effects: [sacrificeIt('self')],
    }),
  ],
})
