import { apply, card, chapter, dealsDamageToPlayer, gainAbility, triggered } from '@spellwright/dsl'

export const summonPrimalOdin = card({
  name: 'Summon: Primal Odin',
  cost: '{4}{B}{B}',
  type: 'Enchantment Creature — Saga Knight',
  power: 5,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      abilityWord: 'Gungnir',
      on: {
        kind: 'chapter',
        numbers: [1],
      },
      targets: {
        target: {
          objects: {
            controller: 'opponent',
            type: 'creature',
          },
        },
      },
      effects: [
        {
          kind: 'destroy',
          what: {
            the: 'target',
          },
        },
      ],
    },
    chapter(2, {
      abilityWord: 'Zantetsuken',
      effects: [
        apply(
          'self',
          [
            gainAbility(
              triggered({
                on: dealsDamageToPlayer('self', 'combat'),
                effects: [{ kind: 'loseGame', player: 'eventPlayer' }],
              }),
            ),
          ],
          'game',
        ),
      ],
    }),
    {
      kind: 'triggered',
      abilityWord: 'Hall of Sorrow',
      on: {
        kind: 'chapter',
        numbers: [3],
      },
      effects: [
        {
          kind: 'draw',
          player: 'you',
          count: 2,
        },
        {
          kind: 'loseLife',
          player: 'eachPlayer',
          amount: 2,
        },
      ],
    },
  ],
})
